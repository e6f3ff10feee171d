import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';
import type { PhotoPlace } from '../photo-info/index.ts';

/** Texts of a map of photos. */
export interface MapViewLabels {
  /** Accessible name of the map. */
  map: string;
  /** Accessible name of the map of one location. */
  placeMap: string;
  /** Keyboard instructions for the map. */
  keys: string;
  /** Accessible name of the button that zooms in. */
  zoomIn: string;
  /** Accessible name of the button that zooms out. */
  zoomOut: string;
  /** Accessible name of the button that zooms out as far as possible. */
  world: string;
  /** Accessible name of the list of places and of the button that opens it. */
  places: string;
  /** Returns a location as text. */
  location: (location: PhotoPlace) => string;
  /** Accessible name of a cluster: its number of photos and its location. */
  place: (count: number, location: string) => string;
  /** A short number on a marker, where there is little space. */
  count: (count: number) => string;
  /** The number of visible places and photos, announced after the map has moved. */
  inSight: (places: number, photos: number) => string;
  /** Text of the scale bar for a distance in meters. */
  distance: (meters: number) => string;
  /** Shown when the map of a third party could not be loaded. */
  failed: string;
}

const METERS_PER_KILOMETER = 1_000;

function textsOf(locale: 'en' | 'zh-CN') {
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 });
  const degrees = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const inUnit = (unit: 'meter' | 'kilometer') => new Intl.NumberFormat(locale, { style: 'unit', unit });
  return {
    degrees: (value: number) => degrees.format(Math.abs(value)),
    count: (count: number) => compact.format(count),
    distance: (meters: number) =>
      meters < METERS_PER_KILOMETER
        ? inUnit('meter').format(meters)
        : inUnit('kilometer').format(meters / METERS_PER_KILOMETER),
  };
}

const zh = /* @__PURE__ */ textsOf('zh-CN');
const en = /* @__PURE__ */ textsOf('en');

export const mapViewLabels: BlockCatalogue<MapViewLabels> = {
  'zh-CN': {
    map: '照片地图',
    placeMap: '拍摄地点的地图',
    keys: '方向键移动，加号和减号缩放',
    zoomIn: '放大',
    zoomOut: '缩小',
    world: '看全图',
    places: '地点列表',
    location: ({ lat, lng }) =>
      `${lat < 0 ? '南纬' : '北纬'} ${zh.degrees(lat)}°，${lng < 0 ? '西经' : '东经'} ${zh.degrees(lng)}°`,
    place: (count, location) => `${formattersOf('zh-CN').plural(count, { other: '# 张照片' })}，${location}`,
    count: zh.count,
    inSight: (places, photos) => `地图上有 ${places} 处，共 ${photos} 张照片`,
    distance: zh.distance,
    failed: '加载出错',
  },
  en: {
    map: 'Map of photos',
    placeMap: 'Map of the place',
    keys: 'Arrow keys move the map, plus and minus zoom it',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    world: 'Show the whole map',
    places: 'List of places',
    location: ({ lat, lng }) =>
      `${en.degrees(lat)}° ${lat < 0 ? 'S' : 'N'}, ${en.degrees(lng)}° ${lng < 0 ? 'W' : 'E'}`,
    place: (count, location) =>
      `${formattersOf('en').plural(count, { one: '# photo', other: '# photos' })}, ${location}`,
    count: en.count,
    inSight: (places, photos) => {
      const { plural } = formattersOf('en');
      const [where, found] = [
        plural(places, { one: '# place', other: '# places' }),
        plural(photos, { one: '# photo', other: '# photos' }),
      ];
      return `${found} at ${where} on the map`;
    },
    distance: en.distance,
    failed: 'Loading failed',
  },
};
