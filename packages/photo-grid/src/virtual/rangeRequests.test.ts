import { describe, expect, it } from 'vitest';
import { createRangeRequests, type RangeRequest } from './rangeRequests.ts';

function setUp() {
  const loaded = new Set<number>();
  const asked: RangeRequest[] = [];
  const requests = createRangeRequests();
  const look = (start: number, end: number) =>
    requests.update({
      near: { start, end },
      direction: 1,
      isMissing: (index) => !loaded.has(index),
      ask: (request) => asked.push(request),
    });
  return { loaded, asked, look, requests };
}

describe('range requests', () => {
  it('ask once for a missing stretch, leaving out what is loaded or asked for', () => {
    const { loaded, asked, look } = setUp();
    for (let i = 0; i < 10; i += 1) loaded.add(i);
    look(0, 30);
    look(0, 40);
    expect(asked.map(({ start, end }) => [start, end])).toEqual([
      [10, 30],
      [30, 40],
    ]);
  });

  it('abort what left and ask again when it comes back', () => {
    const { asked, look } = setUp();
    look(0, 20);
    look(100, 120);
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(asked[1]?.signal.aborted).toBe(false);
    look(0, 20);
    expect(asked.map(({ start }) => start)).toEqual([0, 100, 0]);
  });

  it('load more than 500 in parts', () => {
    const { asked, look } = setUp();
    look(0, 1200);
    expect(asked.map(({ start, end }) => end - start)).toEqual([500, 500, 200]);
  });

  it('abort everything when told to', () => {
    const { asked, look, requests } = setUp();
    look(0, 20);
    requests.abort();
    expect(asked[0]?.signal.aborted).toBe(true);
  });
});
