import type { PhotoGridItem } from '../items.ts';

/** `src` and `srcset` of a photo's picture; `src` is by default the smallest. Undefined without any. */
export function pictureSources(item: PhotoGridItem): { src: string; srcSet: string } | undefined {
  const { srcSet, thumbnails = [] } = item;
  const sized = srcSet ?? thumbnails.map(([width, src]) => ({ src, width }));
  const sorted = sized.toSorted((a, b) => a.width - b.width);
  const src = item.src ?? sorted[0]?.src;
  if (src === undefined) return undefined;
  // URLs may hold commas and spaces, which separate candidates in srcset.
  const candidates = sorted.map(
    ({ src: url, width }) => `${url.replaceAll(' ', '%20').replaceAll(',', '%2C')} ${width}w`,
  );
  return { src, srcSet: src.startsWith('data:') ? '' : candidates.join(', ') };
}
