import { describe, expect, it, vi } from 'vitest';
import { mapSource } from './mapSource.ts';
import { createPagedSource, type PagedSourceOptions, type PageRange } from './pagedSource.ts';

interface Photo {
  id: string;
  day: string;
  name?: string;
}

/** A library whose photo `n` of day `d` has the id `d-n`. */
function library(counts: Record<string, number>) {
  const sections = Object.entries(counts).map(([key, count]) => ({ key, name: key, count }));
  const photos = sections.flatMap(({ key, count }) =>
    Array.from({ length: count }, (_, n): Photo => ({ id: `${key}-${n}`, day: key })),
  );
  const requests: PageRange[] = [];
  const loadRange = vi.fn(async (range: PageRange): Promise<readonly Photo[]> => {
    requests.push(range);
    return photos.slice(range.start, range.end);
  });
  const options: PagedSourceOptions<Photo> = {
    ...{ sections, loadRange },
    keyOf: ({ id }) => id,
    sectionOf: ({ day }) => day,
    initialCount: 150,
  };
  return { sections, photos, loadRange, requests, options };
}

const PAGE = 50;

describe('createPagedSource', () => {
  it('puts every photo at its index, for any sections in a page', async () => {
    const { photos, loadRange, options } = library({ a: 30, b: 150, c: 1, d: 260 });
    const source = createPagedSource(options);
    await source.loadRange({ start: 0, end: photos.length });
    expect(loadRange).toHaveBeenCalledTimes(9);
    expect(photos.every((photo, index) => source.getItem(index)?.id === photo.id)).toBe(true);
    expect(source.indexOf('c-0')).toBe(180);
    expect(loadRange.mock.calls[3]?.[0]).toMatchObject({ start: 150, offset: 120, section: { key: 'b' } });
  });

  it('keeps photos in their sections when others were added since the sections were counted', async () => {
    const { photos, options } = library({ a: 2, b: 1, d: 2 });
    const [a, b, c, d, e] = photos as [Photo, Photo, Photo, Photo, Photo];
    const more = (id: string, day: string): Photo => ({ id, day });
    const now = [a, b, more('a-more', 'a'), c, more('b-more', 'b'), more('c-new', 'c'), d, e];
    const source = createPagedSource({ ...options, loadRange: async () => now });
    await source.loadRange({ start: 0, end: 5 });
    expect([0, 1, 2, 3, 4].map((index) => source.getItem(index)?.id)).toEqual(photos.map(({ id }) => id));
    expect(source.indexOf('d-1')).toBe(4);
  });

  it('loads each page once', async () => {
    const { loadRange, options } = library({ a: 250 });
    const source = createPagedSource(options);
    await Promise.all([source.loadRange({ start: 0, end: 90 }), source.loadRange({ start: 10, end: 95 })]);
    await source.loadRange({ start: 20, end: 100 });
    expect(loadRange).toHaveBeenCalledTimes(3);
  });

  it('starts with the initial number of photos, and then loads pages near the viewport', async () => {
    const { requests, options } = library({ a: 1_000 });
    const source = createPagedSource(options);
    const pages = () => requests.splice(0).map(({ start, end }) => [start, end]);
    await source.loadRange({ start: 0, end: 10 });
    expect(pages()).toEqual([0, 50, 100].map((start) => [start, start + PAGE]));
    await source.loadRange({ start: 60, end: 130 });
    expect(pages()).toEqual([]);
    await source.loadRange({ start: 60, end: 131 });
    expect(pages()).toEqual([[150, 200]]);
    await source.loadRange({ start: 500, end: 510 });
    expect(pages()).toEqual([
      [450, 500],
      [500, 550],
    ]);
  });

  it('aborts a request when no one needs it any more, and loads again when it is needed', async () => {
    const { requests, options } = library({ a: 20 * PAGE });
    const source = createPagedSource(options);
    const [first, second] = [new AbortController(), new AbortController()];
    const loads = [
      source.loadRange({ start: 0, end: 10, signal: first.signal }),
      source.loadRange({ start: 5, end: 20, signal: second.signal }),
    ];
    first.abort();
    expect(requests[0]?.signal.aborted).toBe(false);
    second.abort();
    expect(requests[0]?.signal.aborted).toBe(true);
    await Promise.all(loads);
    expect(source.getItem(5)).toBeUndefined();
    await source.loadRange({ start: 0, end: 10 });
    expect(source.getItem(5)).toBeDefined();
  });

  it('drops the pages that were loaded longest ago, and loads them again', async () => {
    const { options } = library({ a: 6 * PAGE });
    const source = createPagedSource({ ...options, maxPages: 4, initialCount: 0, overscan: 0 });
    for (let page = 0; page < 6; page += 1) {
      await source.loadRange({ start: page * PAGE, end: page * PAGE + 1 });
    }
    expect(source.getItem(0)).toBeUndefined();
    expect(source.indexOf('a-0')).toBeUndefined();
    expect(source.getItem(2 * PAGE)).toBeDefined();
    await source.loadRange({ start: 0, end: 1 });
    expect(source.getItem(0)?.id).toBe('a-0');
    expect(source.getItem(2 * PAGE)).toBeUndefined();
  });

  it('rejects when a page fails, keeps the error, and retries', async () => {
    const { loadRange, options } = library({ a: 5 });
    loadRange.mockRejectedValueOnce(new Error('offline'));
    const source = createPagedSource(options);
    const onChange = vi.fn();
    source.subscribe(onChange);
    await expect(source.loadRange({ start: 0, end: 5 })).rejects.toThrow('offline');
    expect(source.getError()).toBeInstanceOf(Error);
    expect(onChange).toHaveBeenCalledOnce();
    source.retry();
    await vi.waitFor(() => expect(source.getItem(0)).toBeDefined());
    expect(source.getError()).toBeUndefined();
  });

  it('locates a photo that was never near', async () => {
    const { options } = library({ a: 500, b: 300 });
    const source = createPagedSource(options);
    expect(await source.locate({ id: 'b-250', day: 'b' })).toBe(750);
    expect(await source.locate({ id: 'gone', day: 'z' })).toBeUndefined();
  });

  it('shows photos that are known before anything is loaded', async () => {
    const { photos, loadRange, options } = library({ a: 100 });
    const source = createPagedSource({
      ...options,
      initialItems: photos.slice(0, 50),
      initialCount: 0,
      overscan: 0,
    });
    expect(source.getItem(49)?.id).toBe('a-49');
    await source.loadRange({ start: 0, end: 50 });
    expect(loadRange).not.toHaveBeenCalled();
  });

  it('resolves to ids without keeping the photos', async () => {
    const { photos, options } = library({ a: 30, b: 150 });
    const source = createPagedSource(options);
    const { signal } = new AbortController();
    const ids = await source.loadIds({ start: 20, end: 120, signal });
    expect(ids).toEqual(photos.slice(20, 120).map(({ id }) => id));
    expect(source.getItem(20)).toBeUndefined();
  });
});

describe('a paged source of a list that has changed', () => {
  it('shows the photos of sections that kept their count', async () => {
    const before = createPagedSource(library({ a: 3, b: 2 }).options);
    await before.loadRange({ start: 0, end: 5 });
    const source = createPagedSource({ ...library({ a: 4, b: 2 }).options, previous: before });
    expect(source.getItem(0)).toBeUndefined();
    expect(source.getItem(4)?.id).toBe('b-0');
    expect(source.indexOf('b-1')).toBe(5);
  });

  it('loads these again, as photos may have moved in them, and keeps unchanged photos the same objects', async () => {
    const { photos, options } = library({ a: 3 });
    const before = createPagedSource(options);
    await before.loadRange({ start: 0, end: 3 });
    const [first, second, third] = photos as [Photo, Photo, Photo];
    const loadRange = async () => [second, { ...first }, { ...third }];
    const source = createPagedSource({ ...options, loadRange, previous: before });
    expect([source.getItem(0), source.isStale(0)]).toEqual([first, true]);
    await source.loadRange({ start: 0, end: 3 });
    expect(source.isStale(0)).toBe(false);
    expect([0, 1, 2].map((index) => source.getItem(index)?.id)).toEqual(['a-1', 'a-0', 'a-2']);
    expect([source.indexOf('a-0'), source.indexOf('a-1')]).toEqual([1, 0]);
    expect(source.getItem(2)).toBe(third);
  });

  it('has the changes that were put into the list before', async () => {
    const { options } = library({ a: 3 });
    const source = createPagedSource(options);
    await source.loadRange({ start: 0, end: 3 });
    const version = source.getVersion();
    source.put([
      { id: 'a-1', day: 'a', name: 'Rain' },
      { id: 'gone', day: 'a' },
    ]);
    expect(source.getVersion()).toBeGreaterThan(version);
    expect(source.getItem(1)?.name).toBe('Rain');
    expect(createPagedSource({ ...options, previous: source }).getItem(1)?.name).toBe('Rain');
  });
});

describe('mapSource', () => {
  it('maps each item once, also for the list that replaces it', async () => {
    const { options } = library({ a: 3 });
    const source = createPagedSource(options);
    await source.loadRange({ start: 0, end: 3 });
    const toPhoto = vi.fn(({ id }: Photo) => ({ id, width: 4, height: 3 }));
    const mapped = mapSource(source, toPhoto);
    const first = mapped.getItem(0);
    expect(first).toEqual({ id: 'a-0', width: 4, height: 3 });
    expect(mapSource(createPagedSource({ ...options, previous: source }), toPhoto).getItem(0)).toBe(first);
    expect(toPhoto).toHaveBeenCalledOnce();
    expect(mapped.sections).toBe(source.sections);
  });
});
