import { GlobeIcon, IconButton, MenuIcon, MinusIcon, PlusIcon, Popover } from '@xiangji/ui';
import { useState } from 'react';
import type { MapViewLabels } from './labels.ts';
import type { MapCluster } from './MapMarkers.tsx';
import * as css from './MapView.css.ts';
import { type Camera, metersPerPixel } from './mercator.ts';

export interface PlaceListProps {
  clusters: readonly MapCluster[];
  labels: MapViewLabels;
  onPress: (cluster: MapCluster) => void;
}

/** A list of the places on the map for keyboard and screen reader users, sorted by number of photos (most first). */
function PlaceList({ clusters, labels, onPress }: PlaceListProps) {
  const [open, setOpen] = useState(false);
  const largest = clusters.toSorted((one, other) => other.count - one.count);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <IconButton label={labels.places} disabled={clusters.length === 0}>
          <MenuIcon />
        </IconButton>
      </Popover.Trigger>
      <Popover.Content label={labels.places} side="left" className={css.list}>
        <ul className={css.places}>
          {largest.map((cluster) => (
            <li key={cluster.id}>
              <button
                type="button"
                className={css.place}
                onClick={() => {
                  setOpen(false);
                  onPress(cluster);
                }}
              >
                <span className={css.thumbnail}>
                  {cluster.src && <img className={css.picture} src={cluster.src} alt="" loading="lazy" />}
                </span>
                {labels.place(cluster.count, labels.location(cluster))}
              </button>
            </li>
          ))}
        </ul>
      </Popover.Content>
    </Popover.Root>
  );
}

interface ZoomButtonsProps {
  labels: MapViewLabels;
  /** Whether the map can be zoomed in and out. */
  canZoom: { in: boolean; out: boolean };
  onZoom: (by: number) => void;
}

export function ZoomButtons({ labels, canZoom, onZoom }: ZoomButtonsProps) {
  return (
    <>
      <IconButton
        label={labels.zoomIn}
        disabled={!canZoom.in}
        focusableWhenDisabled
        onClick={() => onZoom(1)}
      >
        <PlusIcon />
      </IconButton>
      <IconButton
        label={labels.zoomOut}
        disabled={!canZoom.out}
        focusableWhenDisabled
        onClick={() => onZoom(-1)}
      >
        <MinusIcon />
      </IconButton>
    </>
  );
}

export interface MapControlsProps extends PlaceListProps, ZoomButtonsProps {
  onWorld: () => void;
}

export function MapControls({ clusters, onPress, onWorld, ...zoom }: MapControlsProps) {
  const { labels, canZoom } = zoom;
  return (
    <div className={css.controls}>
      <PlaceList {...{ clusters, labels, onPress }} />
      <IconButton label={labels.world} disabled={!canZoom.out} focusableWhenDisabled onClick={onWorld}>
        <GlobeIcon />
      </IconButton>
      <ZoomButtons {...zoom} />
    </div>
  );
}

/** Maximum length of the scale bar (px). */
const SCALE_WIDTH = 128;
const STEPS = [5, 2, 1] as const;

/** The scale bar: a round distance and its length on the map. */
export function Scale({ camera, labels }: { camera: Camera; labels: MapViewLabels }) {
  const meters = metersPerPixel(camera);
  const most = meters * SCALE_WIDTH;
  const power = 10 ** Math.floor(Math.log10(most));
  const length = (STEPS.find((step) => step * power <= most) ?? 1) * power;
  return (
    <div className={css.scale} style={{ width: length / meters }} aria-hidden="true">
      {labels.distance(length)}
    </div>
  );
}
