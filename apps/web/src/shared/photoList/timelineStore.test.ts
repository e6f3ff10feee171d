import { waitFor } from '@testing-library/react';
import type { AxisEntry, File } from '@xiangji/api-client/contract';
import { describe, expect, it, vi } from 'vitest';
import { CHUNK, CHUNKS_HELD, type ChunkRequest, createTimelineStore } from './timelineStore.ts';

/** A library whose photo `n` of day `d` is called `d-n`. */
function library(counts: Record<number, number>) {
  let total = 0;
  const axis: AxisEntry[] = Object.entries(counts).map(([day, count]) => {
    total += count;
    return { key: day, category: day, name: day, count, total };
  });
  const photos = axis.flatMap((entry) =>
    Array.from(
      { length: entry.count },
      (_, n) => ({ id: `${entry.key}-${n}`, time: Number(entry.key) * 86_400 }) as File,
    ),
  );
  const requests: ChunkRequest[] = [];
  const load = vi.fn(async (request: ChunkRequest) => {
    requests.push(request);
    const entry = axis.find((candidate) => candidate.category === request.category)!;
    const start = entry.total - entry.count + request.skip;
    return photos.slice(start, start + request.count);
  });
  return { axis, order: 1 as const, photos, load, requests };
}

/** A photo known by its address alone. */
const lost = (id: string, time: number) => ({ id, time, initial: '#', tid: null });

describe('the timeline store', () => {
  it('puts every photo at its place, whatever headings a chunk runs over', async () => {
    const { axis, order, photos, load } = library({ 1: 30, 2: 150, 3: 1, 5: 260 });
    const store = createTimelineStore({ axis, order, load });
    store.want({ start: 0, end: photos.length });
    await waitFor(() => expect(load.mock.results).toHaveLength(9));
    await waitFor(() =>
      expect(photos.every((photo, index) => store.getItem(index)?.id === photo.id)).toBe(true),
    );
    expect(store.indexOf('3-0')).toBe(180);
  });

  it('keeps photos under their headings when others have come since those were read', async () => {
    const { axis, order, photos } = library({ 1: 2, 2: 1, 4: 2 });
    const [a, b, c, d, e] = photos as [File, File, File, File, File];
    const more = (id: string, day: number) => ({ id, time: day * 86_400 }) as File;
    const now = [a, b, more('1-more', 1), c, more('2-more', 2), more('3-new', 3), d, e];
    const store = createTimelineStore({ axis, order, load: async () => now });
    await store.read({ start: 0, end: 5 });
    expect([0, 1, 2, 3, 4].map((index) => store.getItem(index)?.id)).toEqual(photos.map(({ id }) => id));
    expect(store.indexOf('4-1')).toBe(4);
  });

  it('asks for each chunk once', async () => {
    const { axis, order, load } = library({ 1: 250 });
    const store = createTimelineStore({ axis, order, load });
    store.want({ start: 0, end: 90 });
    store.want({ start: 10, end: 95 });
    await waitFor(() => expect(store.getItem(149)).toBeDefined());
    store.want({ start: 20, end: 100 });
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('begins with the initial list, and then loads a page when it comes near', async () => {
    const { axis, order, load, requests } = library({ 1: 1_000 });
    const store = createTimelineStore({ axis, order, load });
    const pages = () => requests.splice(0).map(({ skip, count }) => [skip, count]);
    await store.read({ start: 0, end: 10 });
    expect(pages()).toEqual([0, 50, 100].map((skip) => [skip, 50]));
    await store.read({ start: 60, end: 130 });
    expect(pages()).toEqual([]);
    await store.read({ start: 60, end: 131 });
    expect(pages()).toEqual([[150, 50]]);
    await store.read({ start: 500, end: 510 });
    expect(pages()).toEqual([
      [450, 50],
      [500, 50],
    ]);
  });

  it('gives up what has scrolled away, and asks again when it comes back', async () => {
    const { axis, order, load, requests } = library({ 1: 20 * CHUNK });
    const store = createTimelineStore({ axis, order, load });
    const eye = new AbortController();
    const other = new AbortController();
    store.want({ start: 0, end: 10, signal: eye.signal });
    store.want({ start: 5, end: 20, signal: other.signal });
    eye.abort();
    expect(requests[0]?.signal.aborted).toBe(false);
    other.abort();
    expect(requests[0]?.signal.aborted).toBe(true);
    store.want({ start: 900, end: 910 });
    await waitFor(() => expect(store.getItem(905)).toBeDefined());
    expect(store.getItem(5)).toBeUndefined();
    store.want({ start: 0, end: 10 });
    await waitFor(() => expect(store.getItem(5)).toBeDefined());
  });

  it('holds so many photos and no more, and reads those again that it let go', async () => {
    const { axis, order, load } = library({ 1: (CHUNKS_HELD + 2) * CHUNK });
    const store = createTimelineStore({ axis, order, load });
    for (let chunk = 0; chunk < CHUNKS_HELD + 2; chunk += 1) {
      store.want({ start: chunk * CHUNK, end: chunk * CHUNK + 1 });
      await waitFor(() => expect(store.getItem(chunk * CHUNK)).toBeDefined());
    }
    expect(store.getItem(0)).toBeUndefined();
    expect(store.indexOf('1-0')).toBeUndefined();
    expect(store.getItem(2 * CHUNK)).toBeDefined();
    store.want({ start: 0, end: 1 });
    await waitFor(() => expect(store.getItem(0)?.id).toBe('1-0'));
    expect(store.getItem(2 * CHUNK)).toBeUndefined();
  });

  it('tells a failure, and retries what is still wanted', async () => {
    const { axis, order, load } = library({ 1: 5 });
    load.mockRejectedValueOnce(new Error('cut'));
    const store = createTimelineStore({ axis, order, load });
    store.want({ start: 0, end: 5 });
    await waitFor(() => expect(store.error()).toBeInstanceOf(Error));
    store.retry();
    await waitFor(() => expect(store.getItem(0)).toBeDefined());
    expect(store.error()).toBeUndefined();
  });

  it('finds a photo that was never scrolled to', async () => {
    const { axis, order, load } = library({ 1: 500, 2: 300 });
    const store = createTimelineStore({ axis, order, load });
    expect(await store.locate(lost('2-250', 2 * 86_400 + 5))).toBe(750);
    expect(await store.locate(lost('gone', 9 * 86_400))).toBeUndefined();
  });

  it('keeps the photos of headings that did not change when the list is read anew', async () => {
    const before = library({ 1: 3, 2: 2 });
    const old = createTimelineStore(before);
    old.want({ start: 0, end: 5 });
    await waitFor(() => expect(old.getItem(4)).toBeDefined());
    const after = library({ 1: 4, 2: 2 });
    const store = createTimelineStore({ ...after, previous: old });
    expect(store.getItem(0)).toBeUndefined();
    expect(store.getItem(4)?.id).toBe('2-0');
    expect(store.indexOf('2-1')).toBe(5);
  });

  it('reads what it took over anew: photos may have changed places under an equal heading', async () => {
    const { axis, order, photos, load } = library({ 1: 3 });
    const old = createTimelineStore({ axis, order, load });
    old.want({ start: 0, end: 3 });
    await waitFor(() => expect(old.getItem(2)).toBeDefined());
    const [first, second, third] = photos as [File, File, File];
    const turned = async () => [second, { ...first }, third];
    const store = createTimelineStore({ axis, order, load: turned, previous: old });
    expect([store.getItem(0), store.isStale(0)]).toEqual([first, true]);
    store.want({ start: 0, end: 3 });
    await waitFor(() => expect(store.isStale(0)).toBe(false));
    expect([0, 1, 2].map((index) => store.getItem(index)?.id)).toEqual(['1-1', '1-0', '1-2']);
    expect([store.indexOf('1-0'), store.indexOf('1-1')]).toEqual([1, 0]);
    expect(store.getItem(2)).toBe(third);
  });

  it('tells the ids of photos that it does not hold, across headings', async () => {
    const { axis, order, photos, load } = library({ 1: 30, 2: 150 });
    const store = createTimelineStore({ axis, order, load });
    const { signal } = new AbortController();
    const ids = await store.loadIds({ start: 20, end: 120, signal });
    expect(ids).toEqual(photos.slice(20, 120).map(({ id }) => id));
    expect(store.getItem(20)).toBeUndefined();
  });

  it('puts a changed photo in its place, and in that of the next list', async () => {
    const { axis, order, load } = library({ 1: 3 });
    const store = createTimelineStore({ axis, order, load });
    store.want({ start: 0, end: 3 });
    await waitFor(() => expect(store.getItem(2)).toBeDefined());
    const version = store.version();
    store.put([{ id: '1-1', name: '雨' } as File, { id: 'gone', name: '雪' } as File]);
    expect(store.version()).toBeGreaterThan(version);
    expect(store.getItem(1)?.name).toBe('雨');
    expect(createTimelineStore({ axis, order, load, previous: store }).getItem(1)?.name).toBe('雨');
  });
});
