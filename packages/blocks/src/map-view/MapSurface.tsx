import { VisuallyHidden } from '@xiangji/ui';
import { type ReactNode, useId } from 'react';
import type { MapViewLabels } from './labels.ts';
import { Scale } from './MapControls.tsx';
import * as css from './MapView.css.ts';
import { type Camera, type MapPosition, positionOf, type Size } from './mercator.ts';
import type { MapControl } from './useMap.ts';
import { WorldMap } from './WorldMap.tsx';

/** Props for a base layer: the position, and the size of the map in pixels. */
export interface MapBaseProps extends Size {
  /** The center and the zoom of the map. */
  position: MapPosition;
}

export interface MapSurfaceProps {
  map: MapControl;
  /** Accessible name of the map. */
  name: string;
  labels: MapViewLabels;
  /** A text that screen readers read before the keyboard instructions. */
  description?: string;
  renderBase?: ((props: MapBaseProps) => ReactNode) | undefined;
  /** Renders the markers of the map. */
  children: (camera: Camera, size: Size) => ReactNode;
}

/** The movable part of a map, with its scale bar. */
export function MapSurface({ map, name, labels, description, renderBase, children }: MapSurfaceProps) {
  const { surface, camera, size, gestures } = map;
  const helpId = useId();
  return (
    <>
      <div
        ref={surface}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map
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
