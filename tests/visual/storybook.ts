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
  tags: string[];
}

/** The stories with a tag by title, both in the order of the index. */
export function storiesByTitle(tag: string): Map<string, IndexedStory[]> {
  const text = readFileSync(join(STORYBOOK_DIR, 'index.json'), 'utf8');
  const index = JSON.parse(text) as { entries: Record<string, IndexedStory & { type: string }> };
  const groups = new Map<string, IndexedStory[]>();
  for (const { type, ...story } of Object.values(index.entries)) {
    if (type === 'story' && story.tags.includes(tag))
      groups.set(story.title, [...(groups.get(story.title) ?? []), story]);
  }
  return groups;
}
