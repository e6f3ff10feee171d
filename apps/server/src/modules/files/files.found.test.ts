import { expect, it } from 'vitest';
import { partsOf } from './files.found.repository.ts';

it('divides days into ranges of about as many photos, in order and without a gap between their photos', () => {
  const days = [
    { heading: '5', count: 15_000 },
    { heading: '-3', count: 1 },
    { heading: '9', count: 4_998 },
    { heading: '10', count: 50_000 },
    { heading: '11', count: 1 },
  ];
  expect(partsOf(days)).toEqual([
    { from: -3, to: 9 },
    { from: 10, to: 10 },
    { from: 11, to: 11 },
  ]);
  expect(partsOf([])).toEqual([]);
});
