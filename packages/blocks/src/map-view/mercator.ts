import type { PhotoPlace } from '../photo-info/index.ts';

/** Web Mercator: the world is a square with coordinates from 0 to 1; north is at 0. */

/** Side length of the world at zoom 0 (px). */
const TILE = 256;
const FULL_TURN = 360;
const HALF_TURN = FULL_TURN / 2;
const RADIANS = Math.PI / HALF_TURN;
/** Maximum latitude of the map, which makes the world a square. */
const LATITUDE_MAX = 85.051129;

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  /** Width (px). */
  width: number;
  /** Height (px). */
  height: number;
}

/** The center and the zoom of a map. At zoom `n` the world is 256 × 2^n pixels wide. */
export interface MapPosition extends PhotoPlace {
  /** The zoom; may be a fraction. */
  zoom: number;
}

/** The visible area of a map, in degrees. `west` is greater than `east` if the area crosses the antimeridian. */
export interface MapBounds {
  /** Longitude of the left edge. */
  west: number;
  /** Latitude of the lower edge. */
  south: number;
  /** Longitude of the right edge. */
  east: number;
  /** Latitude of the upper edge. */
  north: number;
}

/** The center, as a position in the square of the world, and the zoom. */
export interface Camera extends Point {
  zoom: number;
}

export interface ZoomLimits {
  minZoom: number;
  maxZoom: number;
}

export function worldSize(zoom: number): number {
  return TILE * 2 ** zoom;
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
const wrap = (x: number) => x - Math.floor(x);

export function project({ lat, lng }: PhotoPlace): Point {
  const sine = Math.sin(clamp(lat, -LATITUDE_MAX, LATITUDE_MAX) * RADIANS);
  return { x: (lng + HALF_TURN) / FULL_TURN, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

export function unproject({ x, y }: Point): PhotoPlace {
  const lat = Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) / RADIANS;
  return { lat, lng: wrap(x) * FULL_TURN - HALF_TURN };
}

export function cameraOf({ zoom, ...center }: MapPosition): Camera {
  return { ...project(center), zoom };
}

export function positionOf({ zoom, ...center }: Camera): MapPosition {
  return { ...unproject(center), zoom };
}

/** Limits the camera so that the world always covers the whole map, at any zoom and near the poles. */
export function limitCamera({ x, y, zoom }: Camera, { width, height }: Size, limits: ZoomLimits): Camera {
  const fills = Math.log2(Math.max(1, width, height) / TILE);
  const least = Math.max(limits.minZoom, fills);
  const limited = clamp(zoom, least, Math.max(least, limits.maxZoom));
  const half = Math.min(0.5, height / worldSize(limited) / 2);
  return { x: wrap(x), y: clamp(y, half, 1 - half), zoom: limited };
}

/** Returns the camera after the map is moved by pixels. */
export function panned({ x, y, zoom }: Camera, by: Point): Camera {
  const side = worldSize(zoom);
  return { x: x - by.x / side, y: y - by.y / side, zoom };
}

/** Changes the zoom. The location at `point` (pixels from the center) does not move. */
export function zoomedAt(camera: Camera, zoom: number, point: Point): Camera {
  const [before, after] = [worldSize(camera.zoom), worldSize(zoom)];
  const part = 1 / before - 1 / after;
  return { x: camera.x + point.x * part, y: camera.y + point.y * part, zoom };
}

/** Returns the signed distance between two x coordinates in the shorter direction around the world. */
export function shortWay(from: number, to: number): number {
  return to - from - Math.round(to - from);
}

export function boundsOf({ x, y, zoom }: Camera, { width, height }: Size): MapBounds {
  const side = worldSize(zoom);
  const [half, tall] = [width / side / 2, height / side / 2];
  const { lat: north } = unproject({ x, y: clamp(y - tall, 0, 1) });
  const { lat: south } = unproject({ x, y: clamp(y + tall, 0, 1) });
  if (half >= 0.5) return { west: -HALF_TURN, south, east: HALF_TURN, north };
  const edge = (at: number) => unproject({ x: at, y }).lng;
  return { west: edge(x - half), south, east: edge(x + half), north };
}

const EARTH_METERS = 40_075_016.7;

/** Returns the number of meters per pixel at the center. */
export function metersPerPixel(camera: Camera): number {
  return (EARTH_METERS * Math.cos(unproject(camera).lat * RADIANS)) / worldSize(camera.zoom);
}
