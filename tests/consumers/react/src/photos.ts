import type { PhotoItem } from '@xiangji/photo-grid';
import type { PhotoItem as ViewerPhoto } from '@xiangji/photo-viewer';

export function picture(index: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="hsl(${(index * 47) % 360} 50% 50%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const COUNT = 600;

/** The same photos for the grid and the viewer. */
export const photos = Array.from({ length: COUNT }, (_, index) => ({
  src: picture(index),
  width: 400,
  height: 300,
  type: 'photo' as const,
  alt: `Photo ${index + 1}`,
})) satisfies PhotoItem[] satisfies ViewerPhoto[];
