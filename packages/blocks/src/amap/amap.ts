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
/** A layer follows every zoom of its owner. */
const LAYER_ZOOMS: [number, number] = [1, 20];

type Loader = Pick<typeof import('@amap/amap-jsapi-loader'), 'load'>;

/** Missing in the loader's types. */
interface Resettable {
  /** Forgets everything, a failure too: until then each call fails as the first one did. */
  reset: () => void;
}

/** Loads AMap once. Its loader is no module that a server could import. */
async function loadAmap(key: string): Promise<Amap> {
  const loader: Loader & Partial<Resettable> = await import('@amap/amap-jsapi-loader');
  try {
    return await loader.load({ key, version: VERSION });
  } catch (error) {
    loader.reset?.();
    throw error;
  }
}

/** AMap uses GCJ-02, cameras WGS-84. */
export function amapPosition({ lat, lng }: PhotoPlace): [number, number] {
  const [x = lng, y = lat] = gcoord.transform([lng, lat], gcoord.WGS84, gcoord.GCJ02);
  return [x, y];
}

/** A map in an element. */
export interface OpenedAmap {
  remove: () => void;
}

/** Shows AMap around a place in `element`. Rejects where its script fails to load. */
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

/** AMap as a layer under other things: it gets no events, and is moved by its owner. */
export interface AmapLayer extends OpenedAmap {
  moveTo: (position: MapPosition) => void;
}

/** Shows AMap as a layer in `element`. Rejects where its script fails to load. */
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
