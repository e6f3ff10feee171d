import land from 'world-atlas/land-110m.json';
import { project } from './mercator.ts';

/** Side of the square in which the path is drawn. */
export const LAND_SIDE = 10_000;

type Pair = readonly [number, number];
interface Topology {
  arcs: readonly (readonly Pair[])[];
  transform: { scale: Pair; translate: Pair };
  objects: { land: { geometries: readonly { arcs: readonly (readonly (readonly number[])[])[] }[] } };
}

/** The points of each arc in the square; they are stored as steps. */
function decodeArcs({ arcs, transform: { scale, translate } }: Topology): Pair[][] {
  return arcs.map((arc) => {
    let [column, row] = [0, 0];
    return arc.map(([right, down]): Pair => {
      column += right;
      row += down;
      const lng = column * scale[0] + translate[0];
      const { x, y } = project({ lng, lat: row * scale[1] + translate[1] });
      return [Math.round(x * LAND_SIDE), Math.round(y * LAND_SIDE)];
    });
  });
}

/**
 * A ring without the jump at the antimeridian: it runs on into the next world. One around the pole is closed at the
 * bottom.
 */
function unrolled(ring: readonly Pair[]): Pair[] {
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

/** An SVG path of the land, without borders: Natural Earth, 1 : 110 million. */
export function landPath(): string {
  const topology = land as unknown as Topology;
  const arcs = decodeArcs(topology);
  // The complement of an index is the same arc backwards.
  const pointsOf = (index: number) => (index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []));
  const rings = topology.objects.land.geometries.flatMap((shape) => shape.arcs.flat());
  return rings.map((ring) => `M${unrolled(ring.flatMap(pointsOf)).join('L')}Z`).join('');
}
