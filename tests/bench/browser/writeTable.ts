import { readFileSync, writeFileSync } from 'node:fs';

/** Inserts a table between the two markers in a package's README. */
export function writeTable(name: string, table: string): void {
  const file = new URL(`../../../packages/${name}/README.md`, import.meta.url);
  const [before, rest] = readFileSync(file, 'utf8').split('<!-- bench -->\n');
  const after = rest?.split('<!-- /bench -->')[1];
  if (after === undefined) throw new Error(`packages/${name}/README.md has no place for the table`);
  writeFileSync(file, `${before}<!-- bench -->\n\n${table}\n\n<!-- /bench -->${after}`);
}
