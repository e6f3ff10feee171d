import { useEffect } from 'react';
import { fitSize } from './geometry/index.ts';
import type { ViewerItem } from './items.ts';
import { bestCandidate, candidatesOf } from './picture/candidates.ts';
import type { Viewer } from './useViewer.ts';

/**
 * Fetches the fitting pictures of the photos around, nearest first. The direct neighbours are rendered anyway, so
 * it begins with those after them. What is not near any more is given up.
 */
export function usePreload(
  viewer: Viewer,
  getItem: (index: number) => ViewerItem | undefined,
  distance: number,
): void {
  const { index, count, stage } = viewer;
  useEffect(() => {
    const images: HTMLImageElement[] = [];
    for (let away = 2; away <= distance; away += 1) {
      for (const at of [index + away, index - away]) {
        const item = at >= 0 && at < count ? getItem(at) : undefined;
        const url = item && fittingUrl(item, stage);
        if (!url) continue;
        const image = new Image();
        image.decoding = 'async';
        image.src = url;
        images.push(image);
      }
    }
    return () => {
      for (const image of images) if (!image.complete) image.src = '';
    };
  }, [index, count, stage, getItem, distance]);
}

function fittingUrl(item: ViewerItem, stage: { width: number; height: number }): string | undefined {
  const fitted = fitSize({ picture: item, stage }, item.rotate ?? 0);
  return bestCandidate(candidatesOf(item), fitted.width * devicePixelRatio)?.url;
}
