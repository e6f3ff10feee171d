// Known violations may only become fewer: compares the committed baselines with those of the base commit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseCommit, git } from './changedSince.mjs';
import { root } from './setup.mjs';

const ESLINT = 'eslint-suppressions.json';
const CRUISER = '.dependency-cruiser-known-violations.json';

/** `packages/ui` of `packages/ui/src/a.ts`, `tests` of `tests/e2e/a.ts`. */
function packageOf(file) {
  const [top, name] = file.split('/');
  return top === 'packages' || top === 'apps' ? `${top}/${name}` : top;
}

/** How many violations of each rule every package has. */
function countSuppressions(json) {
  const counts = new Map();
  for (const [file, rules] of Object.entries(JSON.parse(json))) {
    for (const [rule, { count }] of Object.entries(rules)) {
      const key = `${packageOf(file)} ${rule}`;
      counts.set(key, (counts.get(key) ?? 0) + count);
    }
  }
  return counts;
}

const countCycles = (json) => new Map([['no-circular', JSON.parse(json).length]]);

function grown(file, count) {
  const before = git('show', `${baseCommit()}:${file}`);
  if (before === undefined) return [];
  const old = count(before);
  const now = count(readFileSync(join(root, file), 'utf8'));
  return [...now].flatMap(([key, many]) => {
    const few = old.get(key) ?? 0;
    return many > few ? [`${file}: ${key} has grown from ${few} to ${many}.`] : [];
  });
}

/** Whether no baseline has grown since the base commit, and which have. */
export function baselinesShrink() {
  const lines = [...grown(ESLINT, countSuppressions), ...grown(CRUISER, countCycles)];
  return { ok: lines.length === 0, told: lines.join('\n') };
}
