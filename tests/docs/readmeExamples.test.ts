import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../../packages');
const BLOCK = /^```tsx?\n([\s\S]*?)^```/gm;
const read = (path: string) => readFileSync(join(packages, path), 'utf8');

it.each(globSync('*/README.md', { cwd: packages }))(
  'each program of %s is a compiled file of examples/',
  (readme) => {
    const examples = globSync(readme.replace('README.md', 'examples/*'), { cwd: packages }).map(read);
    const programs = [...read(readme).matchAll(BLOCK)].map(([, code = '']) => code);
    // One line is the import of a stylesheet.
    const isProgram = (code: string) => code.trimEnd().includes('\n');
    expect(programs.filter((code) => isProgram(code) && !examples.includes(code))).toEqual([]);
  },
);
