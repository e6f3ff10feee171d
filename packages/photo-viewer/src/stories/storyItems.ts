import type { PhotoItem } from '@xiangji/internal/items';

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

type Kind = Omit<PhotoItem, 'id' | 'time'>;

/** A picture of every kind; the order is that of `PLACES`. */
const kinds: readonly Kind[] = [
  {
    name: '瀑布',
    width: 1600,
    height: 1067,
    srcSet: [{ src: photos.landscapeSmall, width: 320 }],
    src: photos.landscape,
    thumbhash: 'HdcJFYJNPImvaJiKlYiGVsJAAh0V',
  },
  {
    name: '日出',
    width: 900,
    height: 1200,
    srcSet: [{ src: photos.portraitSmall, width: 320 }],
    src: photos.portrait,
    thumbhash: '1vcRHQRoiHyIB4eHeHlYh2hwdAZo',
  },
  {
    name: '全景',
    width: 4096,
    height: 640,
    srcSet: [{ src: photos.panoramaSmall, width: 480 }],
    src: photos.panorama,
    thumbhash: 'ixgGCYIDPSZXqGiZBkl4sIM=',
  },
  {
    name: '长截图',
    width: 1080,
    height: 14_400,
    srcSet: [{ src: photos.screenshotSmall, width: 120 }],
    src: photos.screenshot,
  },
  { name: '10 × 10', width: 10, height: 10, src: photos.ten },
  {
    name: 'EXIF 方向 6',
    width: 800,
    height: 1200,
    srcSet: [{ src: photos.turnedSmall, width: 320 }],
    src: photos.turned,
    thumbhash: 'pucJBQB1em+IiJaYeZhYmKFAR3f0',
  },
  { name: 'CMYK', width: 400, height: 266, src: photos.cmyk },
  { name: '透明 PNG', width: 360, height: 360, src: photos.transparent },
  {
    type: 'gif',
    name: '地球',
    width: 160,
    height: 160,
    srcSet: [{ src: photos.earthStill, width: 160 }],
    src: photos.earth,
  },
  {
    type: 'video',
    name: '视频',
    width: 1920,
    height: 1080,
    duration: 5,
    video: photos.film,
  },
  {
    type: 'live',
    name: '实况照片',
    width: 480,
    height: 640,
    src: photos.liveStill,
    video: photos.liveMovie,
  },
];

/** The index of each kind in the list of the stories, which then repeats. */
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

/** A photograph from the folder of the stories. */
export function storyItem(index: number): PhotoItem {
  const kind = kinds[index % kinds.length];
  if (!kind) throw new Error('no picture');
  return { ...kind, id: `photo-${index}`, time: `2024年5月${(index % 28) + 1}日` };
}
