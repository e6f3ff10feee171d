import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Writes `output/<name>.json` and `.md`, and prints both. */
export function report(name: string, figures: readonly object[], table: string): void {
  const machine = { node: process.version, processor: cpus()[0]?.model, cores: cpus().length };
  const output = new URL('./output/', import.meta.url);
  mkdirSync(output, { recursive: true });
  writeFileSync(new URL(`${name}.json`, output), `${JSON.stringify({ machine, figures }, null, 2)}\n`);
  writeFileSync(new URL(`${name}.md`, output), `${table}\n`);
  process.stdout.write(`${JSON.stringify({ machine, figures })}\n\n${table}\n`);
}

/** A Markdown table; the first column is text, the others are figures. */
export function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
