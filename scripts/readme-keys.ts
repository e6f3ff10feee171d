import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The table of keys in a package's README: the keys, and their actions. */
export function readmeKeys(name: string): (readonly [key: string, does: string])[] {
  const readme = readFileSync(join(import.meta.dirname, `../packages/${name}/README.md`), 'utf8');
  const table = readme.split('## Keyboard')[1]?.split('\n\n')[1] ?? '';
  const rows = table.split('\n').slice(2);
  return rows.map((row) => {
    const [, key = '', does = ''] = row.split('|').map((cell) => cell.trim());
    return [key, does];
  });
}
