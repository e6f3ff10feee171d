import type { ViewerItem } from '../items.ts';

const photos = {
  landscape: new URL('./photos/landscape.jpg', import.meta.url).href,
  landscapeSmall: new URL('./photos/landscape-small.webp', import.meta.url).href,
  portrait: new URL('./photos/portrait.jpg', import.meta.url).href,
  portraitSmall: new URL('./photos/portrait-small.webp', import.meta.url).href,
  panorama: new URL('./photos/panorama.webp', import.meta.url).href,
  panoramaSmall: new URL('./photos/panorama-small.webp', import.meta.url).href,
  screenshot: new URL('./photos/screenshot.webp', import.meta.url).href,
  screenshotSmall: new URL('./photos/screenshot-small.webp', import.meta.url).href,
  turned: new URL('./photos/turned.jpg', import.meta.url).href,
  turnedSmall: new URL('./photos/turned-small.webp', import.meta.url).href,
  ten: new URL('./photos/ten.jpg', import.meta.url).href,
  cmyk: new URL('./photos/cmyk.jpg', import.meta.url).href,
  transparent: new URL('./photos/transparent.png', import.meta.url).href,
  earth: new URL('./photos/earth.gif', import.meta.url).href,
  earthStill: new URL('./photos/earth-still.webp', import.meta.url).href,
  film: new URL('./photos/film.mp4', import.meta.url).href,
  liveStill: new URL('./photos/live.jpg', import.meta.url).href,
  liveMovie: new URL('./photos/live.webm', import.meta.url).href,
};

type Kind = Omit<ViewerItem, 'id' | 'time'>;

/** A picture of every kind; the order is that of `PLACES`. */
const kinds: readonly Kind[] = [
  {
    type: 1,
    name: '瀑布',
    width: 1600,
    height: 1067,
    thumbnails: [[320, photos.landscapeSmall]],
    source: photos.landscape,
    thumbhash: 'HdcJFYJNPImvaJiKlYiGVsJAAh0V',
  },
  {
    type: 1,
    name: '日出',
    width: 900,
    height: 1200,
    thumbnails: [[320, photos.portraitSmall]],
    source: photos.portrait,
    thumbhash: '1vcRHQRoiHyIB4eHeHlYh2hwdAZo',
  },
  {
    type: 1,
    name: '全景',
    width: 4096,
    height: 640,
    thumbnails: [[480, photos.panoramaSmall]],
    source: photos.panorama,
    thumbhash: 'ixgGCYIDPSZXqGiZBkl4sIM=',
  },
  {
    type: 1,
    name: '长截图',
    width: 1080,
    height: 14_400,
    thumbnails: [[120, photos.screenshotSmall]],
    source: photos.screenshot,
  },
  { type: 1, name: '10 × 10', width: 10, height: 10, thumbnails: [], source: photos.ten },
  {
    type: 1,
    name: 'EXIF 方向 6',
    width: 800,
    height: 1200,
    thumbnails: [[320, photos.turnedSmall]],
    source: photos.turned,
    thumbhash: 'pucJBQB1em+IiJaYeZhYmKFAR3f0',
  },
  { type: 1, name: 'CMYK', width: 400, height: 266, thumbnails: [], source: photos.cmyk },
  { type: 1, name: '透明 PNG', width: 360, height: 360, thumbnails: [], source: photos.transparent },
  {
    type: 3,
    name: '地球',
    width: 160,
    height: 160,
    thumbnails: [[160, photos.earthStill]],
    source: photos.earth,
  },
  {
    type: 2,
    name: '视频',
    width: 1920,
    height: 1080,
    duration: 5,
    thumbnails: [],
    source: photos.film,
  },
  {
    type: 4,
    name: '实况照片',
    width: 480,
    height: 640,
    thumbnails: [],
    source: photos.liveStill,
    live: photos.liveMovie,
  },
];

/** Where each kind stands in the list of the stories; it then begins anew. */
export const PLACES = {
  landscape: 0,
  portrait: 1,
  panorama: 2,
  screenshot: 3,
  ten: 4,
  turned: 5,
  cmyk: 6,
  transparent: 7,
  gif: 8,
  video: 9,
  live: 10,
} as const;

/** A photograph that lies beside the stories. */
export function storyItem(index: number): ViewerItem {
  const kind = kinds[index % kinds.length];
  if (!kind) throw new Error('no picture');
  return { ...kind, id: `photo-${index}`, time: `2024年5月${(index % 28) + 1}日` };
}
