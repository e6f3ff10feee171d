import { createRequire } from 'node:module';
import type IP2Region from 'ip2region';

/**
 * The package is CommonJS with a `default` inside, which loaders unwrap differently; `require` never unwraps it.
 */
const load = createRequire(import.meta.url) as (name: 'ip2region') => { default: typeof IP2Region };

let tables: IP2Region | undefined;

/**
 * Country, province and city of an address, from local tables; empty where unknown. The tables take 11 MB: loaded at
 * the first sign-in, and kept.
 */
export function locate(ip: string): string {
  if (!tables) {
    const { default: Tables } = load('ip2region');
    tables = new Tables();
  }
  const found = tables.search(ip);
  if (!found) return '';
  return [found.country, found.province, found.city]
    .filter((part, index, all) => part && all.indexOf(part) === index)
    .join(' ');
}
