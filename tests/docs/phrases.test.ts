import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
/** Turns of phrase that are hard to read in a second language (docs/glossary.md). */
const PHRASES =
  /\b(where there (is|are) none|so many|of its own|one's|by itself|anew|meanwhile|lets go|none of them has any)\b/gi;
/** The share of sentences that may contain one. */
const MOST = 0.005;

const files = globSync(
  [
    '{README,CONTRIBUTING}.md',
    'docs/{adr/,}*.md',
    '{packages,apps}/*/README.md',
    '{packages,apps}/*/src/**/*.{ts,tsx}',
  ],
  { cwd: ROOT },
).filter((path) => path !== 'docs/glossary.md');

/** The sentences of a text, or of the comments in code. */
function sentencesOf(path: string): string[] {
  const text = readFileSync(new URL(path, ROOT), 'utf8');
  const comments = /\/\*([\s\S]*?)\*\/|^\s*\/\/(.*)$/gm;
  const prose = path.endsWith('.md')
    ? text
    : [...text.matchAll(comments)].map(([, block, line]) => block ?? line).join('\n');
  return prose.replace(/\n[\s*]*/g, ' ').split(/[.!?:](?=\s|$)/);
}

it('docs and comments use plain phrases', () => {
  const sentences = files.flatMap((path) => sentencesOf(path).map((text) => ({ path, text })));
  const found = sentences.filter(({ text }) => text.search(PHRASES) >= 0);
  expect(sentences.length).toBeGreaterThan(1_000);
  const list = found.map(({ path, text }) => `${path}: ${text.trim()}`).join('\n');
  expect(found.length / sentences.length, list).toBeLessThan(MOST);
});
