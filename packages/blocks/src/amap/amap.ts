import gcoord from 'gcoord';
import type { MapPosition } from '../map-view/index.ts';
import type { PhotoPlace } from '../photo-info/index.ts';

/** The parts of AMap's JS API 2.0 that are used. */
interface Amap {
  Map: new (
    element: HTMLElement,
    options: { center: [number, number]; zoom: number; zooms?: [number, number] },
  ) => {
    add: (thing: unknown) => void;
    setZoomAndCenter: (zoom: number, center: [number, number], isImmediate: boolean) => void;
    destroy: () => void;
  };
  Marker: new (options: { position: [number, number] }) => unknown;
}

const VERSION = '2.0';
const STREET_ZOOM = 14;
/** The zoom range of a layer, which covers every zoom of its owner. */
const LAYER_ZOOMS: [number, number] = [1, 20];

type Loader = Pick<typeof import('@amap/amap-jsapi-loader'), 'load'>;

/** A member that is missing in the types of the loader. */
interface Resettable {
  /** Resets the loader. Without it, every call after a failed one fails with the same error. */
  reset: () => void;
}

/** Loads AMap once. The loader is imported here because a server cannot import it. */
async function loadAmap(key: string): Promise<Amap> {
  const loader: Loader & Partial<Resettable> = await import('@amap/amap-jsapi-loader');
  try {
    return await loader.load({ key, version: VERSION });
  } catch (error) {
    loader.reset?.();
    throw error;
  }
}

/** Converts a location from WGS-84 (cameras) to GCJ-02 (AMap). */
export function amapPosition({ lat, lng }: PhotoPlace): [number, number] {
  const [x = lng, y = lat] = gcoord.transform([lng, lat], gcoord.WGS84, gcoord.GCJ02);
  return [x, y];
}

/** A map in an element. */
export interface OpenedAmap {
  remove: () => void;
}

/** Shows AMap around a location in `element`. Rejects if the script fails to load. */
export async function openAmapPlace(
  element: HTMLElement,
  { place, token }: { place: PhotoPlace; token: string },
): Promise<OpenedAmap> {
  const { Map: Plan, Marker } = await loadAmap(token);
  const position = amapPosition(place);
  const map = new Plan(element, { center: position, zoom: STREET_ZOOM });
  map.add(new Marker({ position }));
  return { remove: () => map.destroy() };
}

/** AMap as a layer below other content. It receives no events, and its owner moves it. */
export interface AmapLayer extends OpenedAmap {
  moveTo: (position: MapPosition) => void;
}

/** Shows AMap as a layer in `element`. Rejects if the script fails to load. */
export async function openAmapLayer(
  element: HTMLElement,
  { position, token }: { position: MapPosition; token: string },
): Promise<AmapLayer> {
  const { Map: Plan } = await loadAmap(token);
  const map = new Plan(element, { center: amapPosition(position), zoom: position.zoom, zooms: LAYER_ZOOMS });
  return {
    moveTo: (next) => map.setZoomAndCenter(next.zoom, amapPosition(next), true),
    remove: () => map.destroy(),
  };
}
