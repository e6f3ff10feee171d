import type { PhotoItem, Rendition } from '@xiangji/internal/items';

/** Without a known tile the grid's rendition is taken to be a third as wide as the sharp one, or wider. */
const TILE_SHARE = 1 / 3;

/** Returns the address that is sharp when the photo is `pixels` wide: a rendition, or the full size. */
export function sharpUrl(item: PhotoItem, pixels: number): string | undefined {
  const best = bestRendition(item, pixels);
  return best && (!item.src || best.width >= pixels) ? best.src : item.src;
}

/** Returns the address that a grid shows of a photo that is `pixels` wide, for tiles of this height where it is known. */
export function tileUrl(item: PhotoItem, pixels: number, tileHeight: number | undefined): string | undefined {
  const tileWidth = tileHeight === undefined ? pixels * TILE_SHARE : widthInTile(item, tileHeight);
  return bestRendition(item, tileWidth)?.src;
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
