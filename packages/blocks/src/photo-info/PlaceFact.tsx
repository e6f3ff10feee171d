import { Button, CopyIcon, IconButton, Inline, MapPinIcon, Stack } from '@xiangji/ui';
import { type ReactNode, useState } from 'react';
import type { PhotoInfoLabels } from './labels.ts';
import { type PhotoPlace, placeNumbers, placeText } from './place.ts';

export interface PlaceFactProps {
  /** The location of the photo. */
  place: PhotoPlace;
  /** The texts. */
  labels: PhotoInfoLabels;
  /** The map. Without it, there is no button that shows it. */
  map?: ReactNode;
  /** Whether the map is shown initially. @default false */
  defaultMapOpen?: boolean | undefined;
  /** Called when the user shows or hides the map. */
  onMapOpenChange?: ((open: boolean) => void) | undefined;
  /** Called after the coordinates were copied, with whether this has succeeded. */
  onPlaceCopied?: ((success: boolean) => void) | undefined;
}

/** Shows the names of a location, its coordinates with a copy button, and a map when the user opens it. */
export function PlaceFact({ place, labels, map, defaultMapOpen = false, ...props }: PlaceFactProps) {
  const { onMapOpenChange, onPlaceCopied } = props;
  const [open, setOpen] = useState(defaultMapOpen);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(placeNumbers(place));
      onPlaceCopied?.(true);
    } catch {
      onPlaceCopied?.(false);
    }
  };
  const toggle = () => {
    setOpen(!open);
    onMapOpenChange?.(!open);
  };
  return (
    <Stack gap={2}>
      {place.names && <span>{place.names.join(' · ')}</span>}
      <Inline gap={1}>
        <span>{placeText(place)}</span>
        <IconButton size="small" label={labels.copyPlace} onClick={() => void copy()}>
          <CopyIcon />
        </IconButton>
        {map && (
          <Button variant="ghost" size="small" icon={<MapPinIcon />} aria-expanded={open} onClick={toggle}>
            {open ? labels.hideMap : labels.showMap}
          </Button>
        )}
      </Inline>
      {open && map}
    </Stack>
  );
}
