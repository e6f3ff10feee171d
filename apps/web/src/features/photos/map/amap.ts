import { load } from '@amap/amap-jsapi-loader';
import type { MapPosition, PhotoPlace } from '@xiangji/blocks';
import gcoord from 'gcoord';

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

/** A map in an element. */
export interface StandingMap {
  remove: () => void;
}

const VERSION = '2.0';
const STREET_ZOOM = 14;
/** A layer follows every zoom of its owner. */
const LAYER_ZOOMS: [number, number] = [1, 20];

/** AMap uses GCJ-02, cameras WGS-84. */
export function amapPosition({ lat, lng }: PhotoPlace): [number, number] {
  const [x = lng, y = lat] = gcoord.transform([lng, lat], gcoord.WGS84, gcoord.GCJ02);
  return [x, y];
}

/** Shows AMap in `element`. Rejects where its script fails to load. */
export async function standAmap(
  element: HTMLElement,
  { place, token }: { place: PhotoPlace; token: string },
): Promise<StandingMap> {
  const { Map: Plan, Marker } = (await load({ key: token, version: VERSION })) as Amap;
  const position = amapPosition(place);
  const map = new Plan(element, { center: position, zoom: STREET_ZOOM });
  map.add(new Marker({ position }));
  return { remove: () => map.destroy() };
}

/** AMap as a layer under other things: it gets no events, and is moved by its owner. */
export interface AmapView extends StandingMap {
  moveTo: (position: MapPosition) => void;
}

/** Shows AMap as a layer in `element`. Rejects where its script fails to load. */
export async function openAmap(
  element: HTMLElement,
  { position, token }: { position: MapPosition; token: string },
): Promise<AmapView> {
  const { Map: Plan } = (await load({ key: token, version: VERSION })) as Amap;
  const map = new Plan(element, { center: amapPosition(position), zoom: position.zoom, zooms: LAYER_ZOOMS });
  return {
    moveTo: (next) => map.setZoomAndCenter(next.zoom, amapPosition(next), true),
    remove: () => map.destroy(),
  };
}
