import type { ViewerItem } from '../items.ts';

type Thumbnail = ViewerItem['thumbnails'][number];

/** Where no tile says more, a grid's picture is taken to be a third as wide as what is sharp in the viewer, or wider. */
const TILE_PART = 1 / 3;

/** The address of what is sharp when the photo's own width is seen at so many CSS pixels: a thumbnail, or the full size. */
export function sharpUrl(item: ViewerItem, pixels: number): string | undefined {
  const wanted = pixels * devicePixelRatio;
  const best = bestThumbnail(item, wanted);
  // A video's source is no picture.
  const whole = item.type === 2 ? undefined : item.source;
  return best && (!whole || best[0] >= wanted) ? best[1] : whole;
}

/** The address of the picture that a grid shows of it: at tiles of that height in CSS pixels, where they are known. */
export function tileUrl(
  item: ViewerItem,
  pixels: number,
  tileHeight: number | undefined,
): string | undefined {
  const seen = tileHeight === undefined ? pixels * TILE_PART : widthInTile(item, tileHeight);
  return bestThumbnail(item, seen * devicePixelRatio)?.[1];
}

function widthInTile({ width, height, rotate = 0 }: ViewerItem, tileHeight: number): number {
  return rotate % 180 === 0 ? (tileHeight * width) / height : tileHeight;
}

/** The smallest that is as wide as is wanted, in its own pixels, or the widest there is. */
function bestThumbnail({ thumbnails }: ViewerItem, wanted: number): Thumbnail | undefined {
  let best = thumbnails[0];
  thumbnails.forEach((one) => {
    if (best && isBetter(one[0], best[0], wanted)) best = one;
  });
  return best;
}

function isBetter(one: number, best: number, wanted: number): boolean {
  return best < wanted ? one > best : one >= wanted && one < best;
}
