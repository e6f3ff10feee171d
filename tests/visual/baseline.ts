import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compare, decode, encode, type Picture } from './picture.ts';
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

/** Whether a story's sheet is its baseline. */
export async function isBaseline(story: IndexedStory, now: Picture): Promise<boolean> {
  const file = baselineOf(story.id);
  return existsSync(file) && (await compare(await decode(file), now)) === undefined;
}

/**
 * Compares a story's sheet with its baseline. Answers 'same' or what is wrong, which then also stands in the
 * report; with `update` the baseline becomes the sheet and the answer is always 'same'.
 */
export async function check(story: IndexedStory, now: Picture, update: boolean): Promise<string> {
  const file = baselineOf(story.id);
  const before = existsSync(file) ? await decode(file) : undefined;
  const difference = before === undefined ? undefined : await compare(before, now);
  if (before !== undefined && difference === undefined) return 'same';
  if (update) {
    mkdirSync(BASELINE_DIR, { recursive: true });
    writeFileSync(file, await encode(now));
    return 'same';
  }
  if (before === undefined || difference === undefined) return report(story, 'has no baseline yet', { now });
  const verdict = `${difference.changed} pixels differ`;
  return report(story, verdict, { baseline: before, now, diff: difference.diff });
}
