import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');
const BLOCK = /^```(tsx?)\n([\s\S]*?)^```/gm;
const FILE = /packages\/([\w-]+)\/readme-\d+\.tsx?$/;

const NO_STYLES = '\0no-styles.js';

/** Returns the code blocks of a package's README, each with a path in the package that no file has. */
export function blocksOf(name: string): [path: string, code: string][] {
  const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
  return [...readme.matchAll(BLOCK)].map(([, extension, code = ''], index) => [
    join(root, 'packages', name, `readme-${index + 1}.${extension}`),
    `${code}\nexport {};\n`,
  ]);
}

/** Lets a test import a code block by the path that `blocksOf` returns. */
export function readmeModules(): Plugin {
  return {
    name: 'readme-modules',
    enforce: 'pre',
    resolveId(id) {
      if (FILE.test(id)) return id;
      // The stylesheets are only built; the consumer tests import them from the packed packages.
      return /^@xiangji\/[\w-]+\/[\w-]+\.css$/.test(id) ? NO_STYLES : undefined;
    },
    load(id) {
      if (id === NO_STYLES) return '';
      const [, name] = FILE.exec(id) ?? [];
      return name && blocksOf(name).find(([path]) => path === id)?.[1];
    },
  };
}
