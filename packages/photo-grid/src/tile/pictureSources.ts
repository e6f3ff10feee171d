import type { PhotoItem } from '@xiangji/internal/items';

/** Returns `src` and `srcset` of a photo's image; undefined without any. Of several widths `src` is the smallest. */
export function pictureSources(item: PhotoItem): { src: string; srcSet: string } | undefined {
  const sorted = (item.srcSet ?? []).toSorted((a, b) => a.width - b.width);
  const src = sorted[0]?.src ?? item.src;
  if (src === undefined) return undefined;
  // URLs may hold commas and spaces, which separate candidates in srcset.
  const candidates = sorted.map(
    ({ src: url, width }) => `${url.replaceAll(' ', '%20').replaceAll(',', '%2C')} ${width}w`,
  );
  return { src, srcSet: src.startsWith('data:') ? '' : candidates.join(', ') };
}
