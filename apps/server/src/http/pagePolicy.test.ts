import { expect, it } from 'vitest';
import { pagePolicy } from './pagePolicy.ts';

const { directives: alone } = pagePolicy({ amap: false, uploadDomain: '' }).contentSecurityPolicy;

it('lets a page send requests to no other origin', () => {
  const sources = Object.values(alone).flatMap((list) => list ?? []);
  expect(sources.filter((source) => source.includes('.'))).toEqual([]);
  expect(alone.workerSrc).toEqual(["'self'"]);
});

it('allows the map with a token, and no other script without its nonce', () => {
  const nonces = { script: 'a', style: 'b' };
  const { directives } = pagePolicy({ amap: true, uploadDomain: '', nonces }).contentSecurityPolicy;
  expect(directives.scriptSrc).toContain('https://webapi.amap.com');
  expect(directives.scriptSrc).toContain("'nonce-a'");
  expect(directives.scriptSrc).not.toContain("'unsafe-inline'");
  expect(directives.frameAncestors).toEqual(["'none'"]);
});

it('lets a page upload to the upload domain, and load nothing from there', () => {
  const uploadDomain = 'https://upload.example.com';
  const { directives } = pagePolicy({ amap: false, uploadDomain }).contentSecurityPolicy;
  const { connectSrc, ...others } = directives;
  expect(connectSrc).toEqual(["'self'", uploadDomain]);
  expect(Object.values(others).flat()).not.toContain(uploadDomain);
});
