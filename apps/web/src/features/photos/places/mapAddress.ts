import type { MapPosition } from '@xiangji/blocks';

/** Key of the address: latitude, longitude and zoom. */
export const AT_KEY = 'at';
const PLACE_DIGITS = 4;
const ZOOM_DIGITS = 2;
const LIMITS = { lat: 90, lng: 180, zoom: 20 };

/** A position of the map as text of an address. */
export function positionText({ lat, lng, zoom }: MapPosition): string {
  return [lat.toFixed(PLACE_DIGITS), lng.toFixed(PLACE_DIGITS), zoom.toFixed(ZOOM_DIGITS)].join(',');
}

/** The position in an address; undefined where it has none or an impossible one. */
export function readPosition(text: string | null): MapPosition | undefined {
  const [lat = Number.NaN, lng = Number.NaN, zoom = Number.NaN] = (text ?? '').split(',').map(Number);
  const isPossible =
    Math.abs(lat) <= LIMITS.lat && Math.abs(lng) <= LIMITS.lng && zoom >= 0 && zoom <= LIMITS.zoom;
  return isPossible ? { lat, lng, zoom } : undefined;
}
