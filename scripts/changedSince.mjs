// The commits of a change: those after the last tag, or after it left the main branch.
import { spawnSync } from 'node:child_process';
import { root } from './setup.mjs';

/** The last commit before messages were checked. */
const UNCHECKED = 'd569eff465c0';

/** The output of a git command, or undefined where it fails. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** The commit that this change is compared with; undefined where the history does not hold it. */
function baseCommit() {
  const tag = git('describe', '--tags', '--abbrev=0');
  if (tag) return tag;
  const fork = git('merge-base', 'HEAD', 'origin/HEAD');
  const isAhead = fork !== undefined && fork !== git('rev-parse', 'HEAD');
  return isAhead ? fork : git('rev-parse', '--verify', '--quiet', `${UNCHECKED}^{commit}`);
}

/** Arguments of commitlint for the commits since the base, or for the last one. */
export function commitRange() {
  const base = baseCommit();
  return base === undefined ? ['--last'] : ['--from', base];
}
