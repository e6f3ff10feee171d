import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, STORYBOOK_DIR } from './settings.ts';

/** A story of Storybook's index. */
export interface IndexedStory {
  id: string;
  title: string;
  name: string;
  /** Path of its file from the root: './apps/web/src/…'. */
  importPath: string;
}

const SOURCES = ['.storybook', 'packages', 'apps/web/src'];
const NOT_SOURCES = new Set(['node_modules', 'dist']);

function newest(folder: string): number {
  let time = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (NOT_SOURCES.has(entry.name)) continue;
    const path = join(folder, entry.name);
    time = Math.max(time, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }
  return time;
}

function isFresh(): boolean {
  const index = join(STORYBOOK_DIR, 'index.json');
  if (!existsSync(index)) return false;
  const built = statSync(index).mtimeMs;
  return SOURCES.every((folder) => newest(join(ROOT, folder)) <= built);
}

/** Builds Storybook when there is none or a source is newer. */
export function ensureStorybook(): void {
  if (process.env.VISUAL_STORYBOOK_DIR !== undefined || isFresh()) return;
  console.log('Building Storybook…');
  const built = spawnSync(join(ROOT, 'node_modules/.bin/storybook'), ['build', '--quiet'], {
    cwd: ROOT,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`Storybook did not build:\n${built.stdout}\n${built.stderr}`);
}

/** Every story (docs pages left out) by title, both in the order of the index. */
export function storiesByTitle(): Map<string, IndexedStory[]> {
  const text = readFileSync(join(STORYBOOK_DIR, 'index.json'), 'utf8');
  const index = JSON.parse(text) as { entries: Record<string, IndexedStory & { type: string }> };
  const groups = new Map<string, IndexedStory[]>();
  for (const { id, title, name, importPath, type } of Object.values(index.entries)) {
    if (type === 'story') groups.set(title, [...(groups.get(title) ?? []), { id, title, name, importPath }]);
  }
  return groups;
}
