import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exampleOf } from './examples.ts';

const root = join(import.meta.dirname, '../../..');
const FOUNDATIONS = /(AlbumTheme|Foundations|Icons)\.stories\.tsx$/;

it('finds an example for the page of each component', () => {
  const pages = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).filter(
    (path) => !FOUNDATIONS.test(path),
  );
  expect(pages.length).toBeGreaterThan(90);
  expect(pages.filter((path) => !exampleOf(`./${path}`)?.includes("from '@xiangji/"))).toEqual([]);
});
