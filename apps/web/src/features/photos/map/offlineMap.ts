import 'maplibre-gl/dist/maplibre-gl.css';
import { vars } from '@xiangji/ui/theme';
import { Map as LibreMap, Marker, type StyleSpecification, setWorkerUrl } from 'maplibre-gl';
// The worker has to be set explicitly, or the map never loads.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { feature } from 'topojson-client';
import land from 'world-atlas/land-110m.json';
import type { Place, StandingMap } from './place.ts';
import { tokenColor } from './tokenColor.ts';

setWorkerUrl(workerUrl);

/** Coastlines of 1:110 million show the region, not the street: a closer view has no detail. */
const ZOOM = { first: 2.2, most: 5 };

type World = Parameters<typeof feature>[0];

/** Land and sea without borders, in the theme's colours. */
function styleFor(element: HTMLElement): StyleSpecification {
  const world = land as unknown as World;
  const coasts = world.objects.land;
  if (!coasts) throw new Error('The world that ships with the product has no land');
  return {
    version: 8,
    sources: { land: { type: 'geojson', data: feature(world, coasts) } },
    layers: [
      {
        id: 'sea',
        type: 'background',
        paint: { 'background-color': tokenColor(element, vars.color.surfaceSunken) },
      },
      {
        id: 'land',
        type: 'fill',
        source: 'land',
        paint: { 'fill-color': tokenColor(element, vars.color.borderStrong), 'fill-opacity': 0.45 },
      },
    ],
  };
}

export interface OfflineMapOptions {
  place: Place;
  /** Accessible name of the map. */
  label: string;
}

/**
 * Shows the world map that ships with the product in `element`, without any third party. Rejects where the browser
 * cannot.
 */
export function standOfflineMap(
  element: HTMLElement,
  { place, label }: OfflineMapOptions,
): Promise<StandingMap> {
  const map = new LibreMap({
    container: element,
    style: styleFor(element),
    center: [place.lng, place.lat],
    zoom: ZOOM.first,
    maxZoom: ZOOM.most,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    renderWorldCopies: true,
    locale: { 'Map.Title': label, 'Marker.Title': label },
  });
  map.touchZoomRotate.disableRotation();
  new Marker({ color: tokenColor(element, vars.color.accent) }).setLngLat([place.lng, place.lat]).addTo(map);
  return new Promise((resolve, reject) => {
    map.once('load', () => resolve({ remove: () => map.remove() }));
    map.once('error', ({ error }) => {
      map.remove();
      reject(error);
    });
  });
}
