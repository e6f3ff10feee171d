import type { PhotoGridItem } from '../items.ts';

/** `src` and `srcset` of a photo's thumbnails; `src` is the smallest. Undefined without any. */
export function pictureSources(item: PhotoGridItem): { src: string; srcSet: string } | undefined {
  const sorted = item.thumbnails.toSorted((a, b) => a[0] - b[0]);
  const smallest = sorted[0];
  if (!smallest) return undefined;
  // URLs may hold commas and spaces, which separate candidates in srcset.
  const srcSet = sorted.map(
    ([width, url]) => `${url.replaceAll(' ', '%20').replaceAll(',', '%2C')} ${width}w`,
  );
  const isData = smallest[1].startsWith('data:');
  return { src: smallest[1], srcSet: isData ? '' : srcSet.join(', ') };
}
