import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORYBOOK_DIR } from './settings.ts';

/** A story of Storybook's index. */
export interface IndexedStory {
  id: string;
  title: string;
  name: string;
  /** Path of its file from the root: './apps/web/src/…'. */
  importPath: string;
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
