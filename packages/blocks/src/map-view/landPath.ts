import { feature } from 'topojson-client';
import land from 'world-atlas/land-110m.json';
import { project } from './mercator.ts';

/** Side length of the square in which the path is drawn. */
export const LAND_SIDE = 10_000;

type Pair = readonly [number, number];
type World = Parameters<typeof feature>[0];

/**
 * Returns a ring without the jump at the antimeridian, so that it continues into the next world. A ring around the pole
 * is closed at the bottom.
 */
function withoutJump(ring: readonly Pair[]): Pair[] {
  let shift = 0;
  const points = ring.map(([x, y], index): Pair => {
    const jump = x - (ring[index - 1]?.[0] ?? x);
    if (Math.abs(jump) > LAND_SIDE / 2) shift -= Math.sign(jump) * LAND_SIDE;
    return [x + shift, y];
  });
  const [[start = 0] = [], [end = 0] = []] = [points[0], points.at(-1)];
  if (start === end) return points;
  return [...points, [end, LAND_SIDE], [start, LAND_SIDE]];
}

/** Converts a GeoJSON location to a position in the square. */
function placed([lng = 0, lat = 0]: readonly number[]): Pair {
  const { x, y } = project({ lng, lat });
  return [Math.round(x * LAND_SIDE), Math.round(y * LAND_SIDE)];
}

/** Returns an SVG path of the land, without borders (Natural Earth, 1 : 110 million). */
export function landPath(): string {
  // The package has no types. Its content is documented as TopoJSON.
  const world = land as unknown as World;
  const shape = world.objects.land && feature(world, world.objects.land);
  const shapes = shape && 'features' in shape ? shape.features : [];
  const rings = shapes.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [],
  );
  return rings.map((ring) => `M${withoutJump(ring.map(placed)).join('L')}Z`).join('');
}
