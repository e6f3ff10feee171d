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

/** An SVG path of the land, without borders: Natural Earth, 1 : 110 million. */
export function landPath(): string {
  const topology = land as unknown as Topology;
  const arcs = decodeArcs(topology);
  // The complement of an index is the same arc backwards.
  const pointsOf = (index: number) => (index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []));
  const rings = topology.objects.land.geometries.flatMap((shape) => shape.arcs.flat());
  return rings.map((ring) => `M${ring.flatMap(pointsOf).join('L')}Z`).join('');
}
