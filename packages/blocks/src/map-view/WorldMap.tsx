import { useEffect, useState } from 'react';
import { type Camera, type Size, worldSize } from './mercator.ts';
import * as css from './WorldMap.css.ts';

export interface WorldMapProps {
  camera: Camera;
  size: Size;
}

/** Land as a path, with the side of its square. Loaded when a map is first shown. */
function useLand() {
  const [land, setLand] = useState<{ path: string; side: number }>();
  useEffect(() => {
    let isCurrent = true;
    // Without the land the map is a plain sea with all of its places.
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

/** Numbers of the worlds side by side that a map shows a part of, and of their neighbours, which reach into them. */
function visibleWorlds({ x, zoom }: Camera, { width }: Size): number[] {
  const half = width / worldSize(zoom) / 2;
  const first = Math.floor(x - half) - 1;
  return Array.from({ length: Math.floor(x + half) - first + 2 }, (_, index) => first + index);
}

/** Land and sea of the whole world, without borders and without a request to a third party. */
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
