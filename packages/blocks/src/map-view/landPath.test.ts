import { expect, it } from 'vitest';
import { LAND_SIDE, landPath } from './landPath.ts';

it('draws no line across the world, and the pole down to the edge', () => {
  const rings = landPath()
    .split('M')
    .slice(1)
    .map((ring) =>
      ring
        .slice(0, -1)
        .split('L')
        .map((point) => point.split(',').map(Number)),
    );
  expect(rings.length).toBeGreaterThan(100);
  const steps = rings.flatMap((ring) =>
    ring.slice(1).map(([x = 0, y = 0], index) => ({ step: Math.abs(x - (ring[index]?.[0] ?? 0)), y })),
  );
  const long = steps.filter(({ step }) => step > LAND_SIDE / 4);
  expect(long.every(({ y }) => y === LAND_SIDE)).toBe(true);
});
