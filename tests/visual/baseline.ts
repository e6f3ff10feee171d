import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { asKept, compare, decode, encode, type Picture } from './picture.ts';
import { BASELINE_DIR, REPORT_DIR } from './settings.ts';
import type { IndexedStory } from './storybook.ts';

/** One line of the report: the story, what is wrong, and which of its pictures lie beside the report. */
export interface Finding extends IndexedStory {
  verdict: string;
  pictures: string[];
}

const SUFFIX = '.webp';
const baselineOf = (id: string) => join(BASELINE_DIR, `${id}${SUFFIX}`);

/** The story id of a baseline's file name. */
export const storyOf = (file: string) => basename(file, SUFFIX);

export function dropBaseline(id: string): void {
  rmSync(baselineOf(id), { force: true });
}

async function report(
  story: IndexedStory,
  verdict: string,
  pictures: Record<string, Picture>,
): Promise<string> {
  mkdirSync(REPORT_DIR, { recursive: true });
  const names: string[] = [];
  for (const [kind, picture] of Object.entries(pictures)) {
    const name = `${story.id}.${kind}${SUFFIX}`;
    writeFileSync(join(REPORT_DIR, name), await encode(picture));
    names.push(name);
  }
  const finding: Finding = { ...story, verdict, pictures: names };
  writeFileSync(join(REPORT_DIR, `${story.id}.json`), JSON.stringify(finding));
  return verdict;
}

/** Whether a story has been looked at before. */
export const hasBaseline = (id: string) => existsSync(baselineOf(id));

/** How a sheet differs from its baseline, and the baseline itself; undefined where there is none. */
async function besideBaseline(id: string, now: Picture) {
  if (!hasBaseline(id)) return undefined;
  const file = readFileSync(baselineOf(id));
  const before = await decode(file);
  return { before, difference: await compare(before, await asKept(file, now)) };
}

/** Whether a story's sheet is its baseline. */
export async function isBaseline(story: IndexedStory, now: Picture): Promise<boolean> {
  const found = await besideBaseline(story.id, now);
  return found !== undefined && found.difference === undefined;
}

/**
 * Compares a story's sheet with its baseline. Answers 'same' or what is wrong, which then also stands in the
 * report; with `update` the baseline becomes the sheet and the answer is always 'same'.
 */
export async function check(story: IndexedStory, now: Picture, update: boolean): Promise<string> {
  const found = await besideBaseline(story.id, now);
  if (found && !found.difference) return 'same';
  if (update) {
    mkdirSync(BASELINE_DIR, { recursive: true });
    writeFileSync(baselineOf(story.id), await encode(now));
    return 'same';
  }
  if (!found?.difference) return report(story, 'has no baseline yet', { now });
  const { changed, diff } = found.difference;
  return report(story, `${changed} pixels differ`, { baseline: found.before, now, diff });
}
