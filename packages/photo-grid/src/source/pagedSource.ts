import type { ItemReader } from '@xiangji/internal/items';
import type { PhotoSection } from '../items.ts';
import { lastAtMost } from '../layout/lastAtMost.ts';
import type { LoadIds } from '../selection/selectedIds.ts';
import { PageRequests } from './PageRequests.ts';
import { placeItems, type SectionStarts, startsOf } from './placeItems.ts';

/** Items to load: indices over all sections, `end` excluded. The same items are `offset` and more items into `section`. */
export interface PageRange {
  /** The first index. */
  start: number;
  /** The index after the last one. */
  end: number;
  /** The section of the first item. */
  section: PhotoSection;
  /** Position of the first item in its section. */
  offset: number;
  /** Aborts when no one needs the items any more. */
  signal: AbortSignal;
}

export interface PagedSourceOptions<Item> {
  /** Sections with the number of their items, known before any item is loaded. */
  sections: readonly PhotoSection[];
  /** Resolves to the items of a range, in order; the range may continue into the following sections. */
  loadRange: (range: PageRange) => Promise<readonly Item[]>;
  /** Returns what identifies an item. */
  keyOf: (item: Item) => string;
  /**
   * Returns the key of an item's section. Then items that were added or removed on the server since `sections` was counted
   * do not move the items of other sections, and `locate` can find an item.
   */
  sectionOf?: (item: Item) => string;
  /** The first items of the list, if they are already known. */
  initialItems?: readonly Item[];
  /** The source of the same list before it changed: sections of the same count show its items until theirs are loaded. */
  previous?: PagedSource<Item>;
  /**
   * Number of items of one call.
   * @default 50
   */
  pageSize?: number;
  /**
   * Smallest number of items of the first call.
   * @default 0
   */
  initialCount?: number;
  /**
   * Number of items that are loaded before and after a range.
   * @default 20
   */
  overscan?: number;
  /**
   * Largest number of pages that are kept. Pages that were loaded longest ago are dropped, and loaded again when needed.
   * @default 120
   */
  maxPages?: number;
}

/** A list that loads by pages: pass it to a grid and to a viewer as their `source`. */
export type PagedSource<Item> = ItemReader<Item> & {
  /** Sections of the items, known before any item is loaded. */
  readonly sections: readonly PhotoSection[];
  /** Returns what identifies an item. */
  keyOf: (item: Item) => string;
  /** Returns whether an item is one of the list before it changed. */
  isStale: (index: number) => boolean;
  /**
   * Loads the missing items of a range, each page once. Rejects when a request fails; aborted requests resolve.
   */
  loadRange: (range: { start: number; end: number; signal?: AbortSignal }) => Promise<void>;
  /** Resolves to the keys of the items of a range without keeping the items. */
  loadIds: LoadIds;
  /** Returns the index of a loaded item by its key. */
  indexOf: (key: string) => number | undefined;
  /** Replaces the loaded items that have the same keys. */
  put: (items: readonly Item[]) => void;
  /** Loads the section of an item and resolves to the item's index; undefined if it is not in the list. */
  locate: (item: Item) => Promise<number | undefined>;
  /** Returns the first failure since the last success. */
  getError: () => unknown;
  /** Loads pages that failed again. */
  retry: () => void;
  /** Aborts all requests and drops all listeners. */
  close: () => void;
  /** Returns a number that changes with the list. */
  getVersion: () => number;
  /** Calls `listener` after every change; returns a function that removes it. */
  subscribe: (listener: () => void) => () => void;
};

const PAGE_SIZE = 50;
const OVERSCAN = 20;
const MAX_PAGES = 120;

/** Creates the source of a list that is loaded in pages. */
export function createPagedSource<Item>(options: PagedSourceOptions<Item>): PagedSource<Item> {
  return new PagedList(options);
}

class PagedList<Item> implements PagedSource<Item> {
  readonly sections: readonly PhotoSection[];
  readonly count: number;
  readonly keyOf: (item: Item) => string;
  readonly #options: PagedSourceOptions<Item>;
  readonly #pageSize: number;
  readonly #starts: SectionStarts;
  readonly #firstItems: Float64Array;
  readonly #items: (Item | undefined)[] = [];
  readonly #indexByKey = new Map<string, number>();
  /** Pages that this source has loaded itself, the oldest first. */
  readonly #fresh = new Set<number>();
  readonly #requests: PageRequests;
  readonly #listeners = new Set<() => void>();
  #version = 0;
  #initialCount: number;

  constructor(options: PagedSourceOptions<Item>) {
    const { sections, keyOf, pageSize = PAGE_SIZE, initialCount = 0 } = options;
    this.#options = options;
    this.sections = sections;
    this.keyOf = keyOf;
    this.#pageSize = pageSize;
    this.#initialCount = initialCount;
    this.#starts = startsOf(sections);
    this.#firstItems = Float64Array.from(sections, ({ key }) => this.#starts.get(key)?.start ?? 0);
    this.count = sections.reduce((sum, { count }) => sum + count, 0);
    this.#requests = new PageRequests(
      (page, signal) => this.#loadPage(page, signal),
      () => this.#change(),
    );
    this.#takeOver();
  }

  getItem = (index: number): Item | undefined => this.#items[index];
  isStale = (index: number): boolean =>
    this.#items[index] !== undefined && !this.#fresh.has(Math.floor(index / this.#pageSize));
  indexOf = (key: string): number | undefined => this.#indexByKey.get(key);
  getVersion = (): number => this.#version;
  getError = (): unknown => this.#requests.error;
  retry = (): void => this.#requests.retry();

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  close = (): void => {
    this.#requests.abort();
    this.#listeners.clear();
  };

  put = (items: readonly Item[]): void => {
    for (const item of items) {
      const index = this.#indexByKey.get(this.keyOf(item));
      if (index !== undefined) this.#items[index] = item;
    }
    this.#change();
  };

  loadRange = async (range: { start: number; end: number; signal?: AbortSignal }): Promise<void> => {
    const { overscan = OVERSCAN } = this.#options;
    const { start, end, signal } = range;
    const from = Math.max(0, start - overscan);
    const to = Math.min(this.count, Math.max(end + overscan, start + this.#initialCount));
    this.#initialCount = 0;
    await Promise.all(this.#missingPages(from, to).map((page) => this.#requests.load(page, signal)));
  };

  loadIds: LoadIds = async ({ start, end, signal }) => {
    const items = await this.#options.loadRange({ ...this.#placeOf(start), start, end, signal });
    return items.map(this.keyOf);
  };

  locate = async (item: Item): Promise<number | undefined> => {
    const key = this.keyOf(item);
    const own = this.#starts.get(this.#options.sectionOf?.(item) ?? '');
    if (!own) return this.indexOf(key);
    for (const page of this.#missingPages(own.start, own.start + own.section.count)) {
      if (this.#indexByKey.has(key)) break;
      // A page that does not come is reported by `getError`.
      await this.#requests.load(page).catch(() => {});
    }
    return this.indexOf(key);
  };

  /** Shows the items of the list before, and those that are known already. */
  #takeOver(): void {
    const { previous, initialItems = [] } = this.#options;
    if (previous) this.#carryOver(previous);
    this.#items.splice(0, initialItems.length, ...initialItems);
    for (let page = 0; page * this.#pageSize < initialItems.length; page += 1) this.#fresh.add(page);
    this.#items.forEach((item, index) => {
      if (item) this.#indexByKey.set(this.keyOf(item), index);
    });
  }

  #carryOver(previous: PagedSource<Item>): void {
    const before = startsOf(previous.sections);
    for (const [key, { section, start }] of this.#starts) {
      const old = before.get(key);
      if (old?.section.count !== section.count) continue;
      for (let nth = 0; nth < section.count; nth += 1) {
        this.#items[start + nth] = previous.getItem(old.start + nth);
      }
    }
  }

  /** Pages of a range that are not loaded. */
  #missingPages(start: number, end: number): number[] {
    const pages: number[] = [];
    const last = Math.floor((end - 1) / this.#pageSize);
    for (let page = Math.floor(start / this.#pageSize); page <= last; page += 1) {
      if (!this.#fresh.has(page)) pages.push(page);
    }
    return pages;
  }

  #placeOf(index: number): Pick<PageRange, 'section' | 'offset'> {
    const at = lastAtMost(this.#firstItems, this.sections.length, index);
    const section = this.sections[at] ?? { key: '', name: '', count: 0 };
    return { section, offset: index - (this.#firstItems[at] ?? 0) };
  }

  async #loadPage(page: number, signal: AbortSignal): Promise<void> {
    const start = page * this.#pageSize;
    const end = Math.min(this.count, start + this.#pageSize);
    const { loadRange, sectionOf } = this.#options;
    const items = await loadRange({ ...this.#placeOf(start), start, end, signal });
    if (signal.aborted) return;
    const placed = placeItems(items, start, { starts: this.#starts, sectionOf });
    for (const { index, item } of placed) this.#place(index, item);
    // Last again, where it was loaded before.
    this.#fresh.delete(page);
    this.#fresh.add(page);
    this.#dropOldest();
  }

  /** An item with the same content keeps its identity, so that a grid does not render it again. */
  #place(index: number, item: Item): void {
    const before = this.#items[index];
    const key = this.keyOf(item);
    if (before) {
      const keyBefore = this.keyOf(before);
      if (keyBefore !== key && this.#indexByKey.get(keyBefore) === index) this.#indexByKey.delete(keyBefore);
    }
    this.#items[index] = before && JSON.stringify(before) === JSON.stringify(item) ? before : item;
    this.#indexByKey.set(key, index);
  }

  #dropOldest(): void {
    const { maxPages = MAX_PAGES } = this.#options;
    for (const oldest of this.#fresh) {
      if (this.#fresh.size <= maxPages) return;
      this.#fresh.delete(oldest);
      const start = oldest * this.#pageSize;
      for (let index = start; index < Math.min(this.count, start + this.#pageSize); index += 1) {
        const item = this.#items[index];
        if (!item) continue;
        const key = this.keyOf(item);
        if (this.#indexByKey.get(key) === index) this.#indexByKey.delete(key);
        this.#items[index] = undefined;
      }
    }
  }

  #change(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}
