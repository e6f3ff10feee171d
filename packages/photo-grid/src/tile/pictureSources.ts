import { type PhotoItem, srcSetOf } from '@xiangji/internal/items';

/** Returns `src` and `srcset` of a photo's image; undefined without any. Of several widths `src` is the smallest. */
export function pictureSources(item: PhotoItem): { src: string; srcSet: string } | undefined {
  const sorted = (item.srcSet ?? []).toSorted((a, b) => a.width - b.width);
  const src = sorted[0]?.src ?? item.src;
  if (src === undefined) return undefined;
  return { src, srcSet: (!src.startsWith('data:') && srcSetOf(sorted)) || '' };
}
