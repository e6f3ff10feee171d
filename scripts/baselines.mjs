// Known violations may only become fewer: compares each baseline with all of its committed versions.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from './changedSince.mjs';
import { root } from './setup.mjs';

const ESLINT = 'eslint-suppressions.json';

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

/** The fewest violations that any committed version of a baseline had, for each package and rule. */
function fewest(file, count) {
  const commits = git('log', '--format=%H', '--', file)?.split('\n').filter(Boolean) ?? [];
  const versions = commits.map((commit) => git('show', `${commit}:${file}`)).filter(Boolean);
  const counts = versions.map(count);
  return (key) => (counts.length === 0 ? undefined : Math.min(...counts.map((one) => one.get(key) ?? 0)));
}

function grown(file, count) {
  const few = fewest(file, count);
  return [...count(readFileSync(join(root, file), 'utf8'))].flatMap(([key, many]) => {
    const least = few(key);
    return least !== undefined && many > least ? [`${file}: ${key} has grown from ${least} to ${many}.`] : [];
  });
}

/** Whether no baseline has grown, and which have. */
export function baselinesShrink() {
  const lines = grown(ESLINT, countSuppressions);
  return { ok: lines.length === 0, output: lines.join('\n') };
}
