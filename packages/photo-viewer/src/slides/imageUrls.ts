import type { ViewerItem } from '../items.ts';

type Thumbnail = ViewerItem['thumbnails'][number];

/** Without a known tile the grid's rendition is taken to be a third as wide as the sharp one, or wider. */
const TILE_SHARE = 1 / 3;

/** Returns the address that is sharp when the photo is `width` CSS pixels wide: a rendition, or the full size. */
export function sharpUrl(item: ViewerItem, width: number): string | undefined {
  const pixels = width * devicePixelRatio;
  const best = bestThumbnail(item, pixels);
  // A video's source is not an image.
  const full = item.type === 2 ? undefined : item.source;
  return best && (!full || best[0] >= pixels) ? best[1] : full;
}

/** Returns the address that a grid shows, for tiles of `tileHeight` CSS pixels where they are known. */
export function tileUrl(item: ViewerItem, width: number, tileHeight: number | undefined): string | undefined {
  const tileWidth = tileHeight === undefined ? width * TILE_SHARE : widthInTile(item, tileHeight);
  return bestThumbnail(item, tileWidth * devicePixelRatio)?.[1];
}

function widthInTile({ width, height, rotate = 0 }: ViewerItem, tileHeight: number): number {
  return rotate % 180 === 0 ? (tileHeight * width) / height : tileHeight;
}

/** The smallest rendition that has enough pixels, or the widest one. */
function bestThumbnail({ thumbnails }: ViewerItem, pixels: number): Thumbnail | undefined {
  let best = thumbnails[0];
  for (const candidate of thumbnails) if (best && isBetter(candidate[0], best[0], pixels)) best = candidate;
  return best;
}

function isBetter(width: number, best: number, pixels: number): boolean {
  return best < pixels ? width > best : width >= pixels && width < best;
}
