import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Boxes, compareBoxes } from './boxes.ts';
import { asKept, compare, compose, decode, encode, isRough, type Picture, trim } from './picture.ts';
import { BASELINE_DIR, PIXEL_THRESHOLD, REPORT_DIR, ROUGH_THRESHOLD } from './settings.ts';
import type { IndexedStory } from './storybook.ts';

/** One line of the report: the story, the problem, and its pictures in the report. */
export interface Finding extends IndexedStory {
  verdict: string;
  pictures: string[];
}

/** A story as it is drawn now. */
export interface Look {
  boxes: Boxes;
  /**
   * The pictures of its sheet as PNG files, by column; undefined where this machine draws text differently from the
   * baselines' machine.
   */
  columns: Buffer[][] | undefined;
}

/** The baseline of a story without its sheet. */
interface Facts extends Boxes {
  /** SHA-256 of the PNG files: a story with the same files is not decoded, and no sheet is read. */
  digest: string;
}

const SUFFIX = '.webp';
const sheetOf = (id: string) => join(BASELINE_DIR, `${id}${SUFFIX}`);
const factsOf = (id: string) => join(BASELINE_DIR, `${id}.json`);
const readFacts = (id: string) => JSON.parse(readFileSync(factsOf(id), 'utf8')) as Facts;

/** The story id of a baseline's file name. */
export const storyOf = (file: string) => basename(file, SUFFIX);

export function dropBaseline(id: string): void {
  rmSync(sheetOf(id), { force: true });
  rmSync(factsOf(id), { force: true });
}

function digestOf(columns: Buffer[][]): string {
  const hash = createHash('sha256');
  for (const file of columns.flat()) hash.update(file);
  return hash.digest('hex');
}

/** The sheet of a story as it is drawn now. */
async function sheetNow(columns: Buffer[][]): Promise<Picture> {
  const picture = async (file: Buffer) => trim(await decode(file));
  return compose(await Promise.all(columns.map((files) => Promise.all(files.map(picture)))));
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

/** Whether a story has a baseline. */
export const hasBaseline = (id: string) => existsSync(sheetOf(id)) && existsSync(factsOf(id));

/** How a sheet differs from its baseline, and the baseline itself. */
async function besideBaseline(id: string, now: Picture) {
  const file = readFileSync(sheetOf(id));
  const before = await decode(file);
  const threshold = isRough(file) ? ROUGH_THRESHOLD : PIXEL_THRESHOLD;
  return { before, difference: await compare(before, await asKept(file, now), threshold) };
}

/** Whether a story looks as its baseline does. */
export async function isBaseline({ id }: IndexedStory, { boxes, columns }: Look): Promise<boolean> {
  const facts = readFacts(id);
  if (compareBoxes(facts, boxes) !== undefined) return false;
  if (columns === undefined || digestOf(columns) === facts.digest) return true;
  return (await besideBaseline(id, await sheetNow(columns))).difference === undefined;
}

async function update(id: string, boxes: Boxes, columns: Buffer[][]): Promise<void> {
  mkdirSync(BASELINE_DIR, { recursive: true });
  const facts: Facts = { digest: digestOf(columns), ...boxes };
  writeFileSync(factsOf(id), `${JSON.stringify(facts, null, 1)}\n`);
  writeFileSync(sheetOf(id), await encode(await sheetNow(columns)));
}

/**
 * Compares a story with its baseline. Returns 'same' or the problem, which is in the report then; with `updates` the
 * current state becomes the baseline, and the story is always the same.
 */
export async function check(story: IndexedStory, look: Look, updates: boolean): Promise<string> {
  const { id } = story;
  const { boxes, columns } = look;
  if (hasBaseline(id) && (await isBaseline(story, look))) return 'same';
  if (updates && columns) {
    await update(id, boxes, columns);
    return 'same';
  }
  const now = columns && (await sheetNow(columns));
  if (!hasBaseline(id)) return report(story, 'has no baseline yet', now ? { now } : {});
  const moved = compareBoxes(readFacts(id), boxes);
  if (now === undefined) return report(story, moved ?? 'same', {});
  const { before, difference } = await besideBaseline(id, now);
  const verdict = [difference && `${difference.changed} pixels differ`, moved].filter(Boolean).join('; ');
  return report(story, verdict, { baseline: before, now, ...(difference && { diff: difference.diff }) });
}
