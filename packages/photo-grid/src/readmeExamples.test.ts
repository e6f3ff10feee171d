import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = `${process.cwd()}/packages/photo-grid`;

it.each(readdirSync(`${folder}/examples`).filter((name) => name !== 'Links.tsx'))(
  'shows examples/%s in the README as it is compiled',
  (name) => {
    expect(readFileSync(`${folder}/README.md`, 'utf8')).toContain(
      readFileSync(`${folder}/examples/${name}`, 'utf8'),
    );
  },
);
