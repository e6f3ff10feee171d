import { describe, expect, it } from 'vitest';
import { readRatios } from './gridView.ts';

const photo = (id: string, width: number) => ({ id, width, height: 100 });

describe('the shapes of a section', () => {
  it('are read where photos are loaded, and unknown elsewhere', () => {
    const getItem = (index: number) => (index === 11 ? photo('a', 150) : undefined);
    expect(readRatios(getItem, { start: 10, count: 3, known: null })).toEqual(
      new Float32Array([Number.NaN, 1.5, Number.NaN]),
    );
  });

  it('stay known when photos are dropped', () => {
    const known = new Float32Array([2, 1.5, Number.NaN]);
    const getItem = (index: number) => (index === 12 ? photo('c', 50) : undefined);
    expect(readRatios(getItem, { start: 10, count: 3, known })).toEqual(new Float32Array([2, 1.5, 0.5]));
    expect(readRatios(() => undefined, { start: 10, count: 3, known })).toBeUndefined();
  });
});
