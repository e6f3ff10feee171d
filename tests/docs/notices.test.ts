import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Licences that only require their own text, which each package contains. */
const PERMISSIVE =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|Apache 2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|Zlib)\b/;

interface Manifest {
  name: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The folder of a dependency, as Node resolves it; undefined where an optional one is not installed. */
function folderOf(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return realpathSync(folder);
  return dirname(from) === from ? undefined : folderOf(name, dirname(from));
}

/** Every package that a workspace package is installed with, by folder. */
function shipped(folder: string, found = new Map<string, Manifest>()): Map<string, Manifest> {
  if (found.has(folder)) return found;
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  found.set(folder, manifest);
  const names = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
  for (const name of names) {
    const next = folderOf(name, folder);
    if (next) shipped(next, found);
  }
  return found;
}

it('names every shipped package whose licence has conditions in THIRD-PARTY-NOTICES', () => {
  const notices = readFileSync(join(ROOT, 'THIRD-PARTY-NOTICES'), 'utf8');
  const packages = ['apps/server', 'apps/web'].flatMap((folder) =>
    Array.from(shipped(join(ROOT, folder)).values()),
  );
  const strict = new Set(
    packages
      .filter(({ license }) => license !== undefined && !PERMISSIVE.test(license))
      // One package per platform.
      .map(({ name }) => name.replace(/(sharp-libvips)-.*/, '$1')),
  );
  expect(Array.from(strict).filter((name) => !notices.includes(name))).toEqual([]);
  expect(strict).toEqual(new Set(['@img/sharp-libvips', 'libheif-js', 'exifreader', 'mediabunny']));
});
