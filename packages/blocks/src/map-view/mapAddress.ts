import type { MapPosition } from './mercator.ts';
import type { MapSight } from './useMapCamera.ts';

const PLACE_DIGITS = 4;
const ZOOM_DIGITS = 2;
const LIMITS = { lat: 90, lng: 180, zoom: 20 };

/** Returns a map position as text, for example for a URL: `30.0000,120.0000,8.00`. */
export function formatMapPosition({ lat, lng, zoom }: MapPosition): string {
  return [lat.toFixed(PLACE_DIGITS), lng.toFixed(PLACE_DIGITS), zoom.toFixed(ZOOM_DIGITS)].join(',');
}

/** Parses the output of `formatMapPosition`. Returns undefined for any other text or an impossible position. */
export function parseMapPosition(text: string | null): MapPosition | undefined {
  const [lat = Number.NaN, lng = Number.NaN, zoom = Number.NaN] = (text ?? '').split(',').map(Number);
  const isPossible =
    Math.abs(lat) <= LIMITS.lat && Math.abs(lng) <= LIMITS.lng && zoom >= 0 && zoom <= LIMITS.zoom;
  return isPossible ? { lat, lng, zoom } : undefined;
}

/** Number of steps per degree. A finer rounding would not change the photos of a view. */
const PRECISION = 1e5;
const rounded = (degrees: number) => Math.round(degrees * PRECISION) / PRECISION;

/**
 * Rounds the visible area of a map for a query of its clusters. Returns the bounds, and an integer zoom of at most
 * `maxZoom`.
 */
export function mapAreaOf({ bounds, position }: MapSight, maxZoom: number) {
  const { west, south, east, north } = bounds;
  const zoom = Math.min(maxZoom, Math.round(position.zoom));
  return { west: rounded(west), south: rounded(south), east: rounded(east), north: rounded(north), zoom };
}
