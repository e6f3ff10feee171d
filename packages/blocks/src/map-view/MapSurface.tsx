import { VisuallyHidden } from '@xiangji/ui';
import { type ReactNode, useId } from 'react';
import type { MapViewLabels } from './labels.ts';
import { Scale } from './MapControls.tsx';
import * as css from './MapView.css.ts';
import { type Camera, type MapPosition, positionOf, type Size } from './mercator.ts';
import type { MapControl } from './useMap.ts';
import { WorldMap } from './WorldMap.tsx';

/** The position of the center, and the size of the map in pixels. */
export interface MapBaseProps extends Size {
  /** The center of the map, and its zoom. */
  position: MapPosition;
}

export interface MapSurfaceProps {
  map: MapControl;
  /** Accessible name of the map. */
  name: string;
  labels: MapViewLabels;
  /** Text before how the map is used by keys. */
  description?: string;
  renderBase?: ((props: MapBaseProps) => ReactNode) | undefined;
  /** The markers of the map. */
  children: (camera: Camera, size: Size) => ReactNode;
}

/** The part of a map that is moved, with its scale. */
export function MapSurface({ map, name, labels, description, renderBase, children }: MapSurfaceProps) {
  const { surface, camera, size, gestures } = map;
  const helpId = useId();
  return (
    <>
      <div
        ref={surface}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it moves by the arrow keys
        tabIndex={0}
        className={css.surface}
        aria-label={name}
        aria-describedby={helpId}
        {...gestures}
      >
        {size && (
          <>
            <div className={css.base}>
              {renderBase ? (
                renderBase({ position: positionOf(camera), ...size })
              ) : (
                <WorldMap camera={camera} size={size} />
              )}
            </div>
            {children(camera, size)}
          </>
        )}
      </div>
      {size && <Scale camera={camera} labels={labels} />}
      <VisuallyHidden>
        <span id={helpId}>
          {description} {labels.keys}
        </span>
      </VisuallyHidden>
    </>
  );
}
