import { useEffect, useState } from 'react';
import { type Camera, type Size, worldSize } from './mercator.ts';
import * as css from './WorldMap.css.ts';

export interface WorldMapProps {
  camera: Camera;
  size: Size;
}

/** Returns the land as a path, with the side length of its square. It is loaded when a map is first shown. */
function useLand() {
  const [land, setLand] = useState<{ path: string; side: number }>();
  useEffect(() => {
    let isCurrent = true;
    // Without the land, the map shows only the sea and all its markers.
    import('./landPath.ts').then(
      ({ landPath, LAND_SIDE }) => isCurrent && setLand({ path: landPath(), side: LAND_SIDE }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return land;
}

/**
 * Returns the indices of the repeated worlds that are visible, and of their neighbours, whose land reaches into them.
 */
function visibleWorlds({ x, zoom }: Camera, { width }: Size): number[] {
  const half = width / worldSize(zoom) / 2;
  const first = Math.floor(x - half) - 1;
  return Array.from({ length: Math.floor(x + half) - first + 2 }, (_, index) => first + index);
}

/** A map of land and sea, without borders. It makes no requests to third parties. */
export function WorldMap({ camera, size }: WorldMapProps) {
  const land = useLand();
  const side = worldSize(camera.zoom);
  const top = size.height / 2 - camera.y * side;
  return (
    <svg className={css.map} width={size.width} height={size.height} aria-hidden="true">
      {land &&
        visibleWorlds(camera, size).map((world) => {
          const left = size.width / 2 + (world - camera.x) * side;
          return (
            <path
              key={world}
              className={css.land}
              d={land.path}
              transform={`translate(${left} ${top}) scale(${side / land.side})`}
            />
          );
        })}
    </svg>
  );
}
