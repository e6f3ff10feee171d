import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { buildSync } from 'esbuild';
import { BASE_URL } from '../e2e/settings.ts';
import type { Query } from './inPage/find.ts';
import type * as inPage from './inPage/index.ts';
import type { Tab } from './tab.ts';

type InPage = typeof inPage;
type Words = string | RegExp;

const { outputFiles } = buildSync({
  entryPoints: [fileURLToPath(new URL('./inPage/index.ts', import.meta.url))],
  ...{ bundle: true, minify: true, write: false, format: 'iife', globalName: 'tools' },
});
/** Once per document; evaluated from outside, it is not subject to the page's security policy. */
const INSTALL = `(() => { if (!window.xiangjiTools) { ${outputFiles[0]?.text}; window.xiangjiTools = tools; } })()`;

const wordsOf = (words: Words) => (typeof words === 'string' ? words : { pattern: words.source });
const byRole =
  (role: string) =>
  (name?: Words, rest: Omit<Query, 'role' | 'name'> = {}): Query => ({
    role,
    ...(name !== undefined && { name: wordsOf(name) }),
    ...rest,
  });

export const button = byRole('button');
export const checkbox = byRole('checkbox');
export const cell = byRole('gridcell');
export const dialog = byRole('dialog');
export const field = byRole('textbox');
export const heading = byRole('heading');
export const link = byRole('link');
export const menuItem = byRole('menuitem');
export const option = byRole('option');
export const question = byRole('alertdialog');
export const text = (words: Words, rest: Omit<Query, 'text'> = {}): Query => ({
  text: wordsOf(words),
  ...rest,
});

/** Timeout for every check, and the intervals of polling (ms). They grow, because each look keeps the page busy. */
const PATIENCE = { timeout: 60_000, intervals: [50, 100, 250] };

/** A page as a user operates it: finds elements, waits for them, and presses them where they are. */
export class Screen {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Calls a function of `inPage` in the page. */
  async call<Name extends keyof InPage>(
    name: Name,
    ...args: Parameters<InPage[Name]>
  ): Promise<ReturnType<InPage[Name]>> {
    const expression = `window.xiangjiTools?.${name}(...${JSON.stringify(args)}) ?? null`;
    const isReady = await this.tab.evaluate('"xiangjiTools" in window');
    if (!isReady) await this.install();
    return (await this.tab.evaluate(expression)) as ReturnType<InPage[Name]>;
  }

  /** Adds `inPage` to the page, as `xiangjiTools`. */
  install(): Promise<unknown> {
    return this.tab.evaluate(INSTALL);
  }

  goto(path: string): Promise<void> {
    return this.tab.goto(new URL(path, BASE_URL).href);
  }

  async count(query: Query): Promise<number> {
    const expression = `xiangjiTools.findAll(${JSON.stringify(query)}).length`;
    return Number(await this.tab.evaluate(`(${INSTALL}, ${expression})`));
  }

  async expectCount(query: Query, count: number): Promise<void> {
    await expect.poll(() => this.count(query), { ...PATIENCE, message: JSON.stringify(query) }).toBe(count);
  }

  async sees(query: Query): Promise<void> {
    await expect
      .poll(() => this.count(query), { ...PATIENCE, message: `sees ${JSON.stringify(query)}` })
      .toBeGreaterThan(0);
  }

  /** Waits for a state that the page writes in an attribute. */
  async seesSelector(selector: string): Promise<void> {
    const expression = `document.querySelector(${JSON.stringify(selector)}) !== null`;
    await expect.poll(() => this.tab.evaluate(expression), { ...PATIENCE, message: selector }).toBe(true);
  }

  /** Waits until nothing overflows or is collapsed. Polls, because layers move when they open. */
  async expectNoLayoutErrors(where: string): Promise<void> {
    await expect.poll(() => this.call('layoutErrors'), { ...PATIENCE, message: where }).toEqual([]);
  }

  /** Waits until layers have finished opening and closing. */
  async expectStill(): Promise<void> {
    await expect.poll(() => this.call('runningAnimations'), PATIENCE).toBe(0);
  }

  /** Waits until every control of the uppermost layer can be reached. */
  async expectNothingUnreachable(where: string): Promise<void> {
    await expect.poll(() => this.call('unreachable'), { ...PATIENCE, message: where }).toEqual([]);
  }

  /** Waits until the element is at rest and nothing covers it. */
  async pointOf(query: Query): Promise<{ x: number; y: number }> {
    let last: unknown;
    let point = { x: 0, y: 0 };
    await expect(async () => {
      const found = await this.call('pointOf', query);
      if (typeof found === 'string') throw new Error(`${JSON.stringify(query)}: ${found}`);
      const before = last;
      last = found;
      expect(before).toEqual(found);
      point = found;
    }).toPass(PATIENCE);
    return point;
  }

  async click(query: Query): Promise<void> {
    const { x, y } = await this.pointOf(query);
    await this.tab.moveTo(x, y);
    await this.tab.mouse('down');
    await this.tab.mouse('up');
  }

  async fill(query: Query, words: string): Promise<void> {
    await this.click(query);
    await this.tab.press('Control', 'a');
    await this.tab.type(words);
  }

  /** Drags an element with the mouse to the middle of another. The first move of a drag only starts it. */
  async drag(from: Query, to: Query): Promise<void> {
    const start = await this.pointOf(from);
    const end = await this.pointOf(to);
    await this.tab.moveTo(start.x, start.y);
    await this.tab.mouse('down');
    await this.tab.moveTo(start.x + 10, start.y);
    await this.tab.moveTo(end.x, end.y);
    await this.seesSelector('[data-intention]');
    await this.tab.moveTo(end.x + 1, end.y);
    await this.tab.mouse('up');
  }

  /** Chooses an entry of a menu. */
  async choose(trigger: Query, entry: string): Promise<void> {
    await this.click(trigger);
    await this.click(menuItem(entry));
  }

  attach(label: string, paths: readonly string[]): Promise<void> {
    return this.tab.attach(`[aria-label="${label}"]`, paths);
  }
}
