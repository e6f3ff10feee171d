import type { PhotoItem, Rendition } from '@xiangji/internal/items';

/** Without a known tile the grid's rendition is taken to be a third as wide as the sharp one, or wider. */
const TILE_SHARE = 1 / 3;

/** Returns the address that is sharp when the photo is `width` CSS pixels wide: a rendition, or the full size. */
export function sharpUrl(item: PhotoItem, width: number): string | undefined {
  const pixels = width * devicePixelRatio;
  const best = bestRendition(item, pixels);
  return best && (!item.src || best.width >= pixels) ? best.src : item.src;
}

/** Returns the address that a grid shows, for tiles of `tileHeight` CSS pixels where they are known. */
export function tileUrl(item: PhotoItem, width: number, tileHeight: number | undefined): string | undefined {
  const tileWidth = tileHeight === undefined ? width * TILE_SHARE : widthInTile(item, tileHeight);
  return bestRendition(item, tileWidth * devicePixelRatio)?.src;
}

function widthInTile({ width, height, rotation = 0 }: PhotoItem, tileHeight: number): number {
  return rotation % 180 === 0 ? (tileHeight * width) / height : tileHeight;
}

/** The smallest rendition that has enough pixels, or the widest one. */
function bestRendition({ srcSet = [] }: PhotoItem, pixels: number): Rendition | undefined {
  let best = srcSet[0];
  for (const candidate of srcSet) if (best && isBetter(candidate.width, best.width, pixels)) best = candidate;
  return best;
}

function isBetter(width: number, best: number, pixels: number): boolean {
  return best < pixels ? width > best : width >= pixels && width < best;
}
