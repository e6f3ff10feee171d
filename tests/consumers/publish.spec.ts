import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { createTestFolder, installConsumer, PACKAGES, removeTestFolder, type TestFolder } from './install.ts';

let testFolder: TestFolder;
test.beforeAll(() => {
  testFolder = createTestFolder(PACKAGES);
});
test.afterAll(() => removeTestFolder(testFolder));

/** Unpacks the tarball of a package; returns the folder. */
function unpack(name: string): string {
  const tarball = testFolder.tarballs.find((path) => path.includes(`/xiangji-${name}-`)) ?? '';
  const folder = join(testFolder.folder, name);
  mkdirSync(folder);
  execFileSync('tar', ['xzf', tarball, '-C', folder]);
  return join(folder, 'package');
}

for (const name of PACKAGES) {
  test(`${name} is packed with built entries, ranges, its address and source maps`, () => {
    const folder = unpack(name);
    const text = readFileSync(join(folder, 'package.json'), 'utf8');
    expect(text).not.toMatch(/workspace:|catalog:|\.\/src\//);
    const manifest = JSON.parse(text);
    expect(manifest.repository.directory).toBe(`packages/${name}`);
    expect(manifest).toMatchObject({ bugs: expect.anything(), homepage: expect.stringContaining(name) });
    expect(manifest.engines).toEqual({ node: '>=20' });
    for (const range of Object.values(manifest.dependencies ?? {})) expect(range).toMatch(/^\^/);
    const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((path) => path.endsWith('.js'))) {
      const map = JSON.parse(readFileSync(join(folder, 'dist', `${file}.map`), 'utf8'));
      expect(map.sourcesContent, file).toHaveLength(map.sources.length);
    }
  });
}

test('npm refuses to pack a package, whose entries would point to its sources', () => {
  const cwd = fileURLToPath(new URL('../../packages/ui', import.meta.url));
  const { status, stderr } = spawnSync('npm', ['pack', '--dry-run'], { cwd, encoding: 'utf8' });
  expect(status).not.toBe(0);
  expect(stderr).toContain('Pack and publish with pnpm');
});

test('the grid brings at most 15 packages and 10 MB to an application that has React', () => {
  const grid = testFolder.tarballs.filter((path) => /xiangji-(locale|photo-grid)-/.test(path));
  const cwd = installConsumer('grid', { ...testFolder, tarballs: grid });
  const modules = join(cwd, 'node_modules');
  const isOfReact = (path: string) => /^(react|react-dom|scheduler)(\/|$)/.test(path);
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !isOfReact(path),
  );
  const packages = files.filter((path) => /^(@[^/]+\/)?[^@./][^/]*\/package\.json$/.test(path));
  expect(packages.length).toBeGreaterThan(1);
  expect(packages.length, packages.join(', ')).toBeLessThanOrEqual(15);
  const sizes = files.map((path) => statSync(join(modules, path))).filter((stat) => stat.isFile());
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(10_000_000);
});
