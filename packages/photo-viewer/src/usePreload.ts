import { useEffect, useRef } from 'react';
import { fitSize } from './geometry/index.ts';
import type { ViewerItem } from './items.ts';
import { bestCandidate, candidatesOf } from './picture/candidates.ts';
import type { Viewer } from './useViewer.ts';

/**
 * Fetches the fitting pictures of the photos around, nearest first and those ahead before those behind. The direct
 * neighbours are rendered anyway, so it begins with those after them. What is not near any more is given up, and
 * everything unfinished when the direction changes, so that what is ahead now comes first.
 */
export function usePreload(
  viewer: Viewer,
  getItem: (index: number) => ViewerItem | undefined,
  distance: number,
): void {
  const { index, count, stage } = viewer;
  const fetched = useRef(new Map<string, HTMLImageElement>());
  const went = useRef({ index, forwards: true });
  useEffect(() => {
    const { index: from, forwards: before } = went.current;
    const forwards = index === from ? before : index > from;
    went.current = { index, forwards };
    const places = placesAround(index, distance, forwards).filter((at) => at >= 0 && at < count);
    const urls = places.flatMap((at) => fittingUrl(getItem(at), stage) ?? []);
    const kept = fetched.current;
    for (const [url, image] of kept) {
      if (urls.includes(url) && (image.complete || forwards === before)) continue;
      giveUp(image);
      kept.delete(url);
    }
    for (const url of urls) if (!kept.has(url)) kept.set(url, fetchPicture(url));
  }, [index, count, stage, getItem, distance]);
  useEffect(() => {
    const kept = fetched.current;
    return () => {
      for (const image of kept.values()) giveUp(image);
      kept.clear();
    };
  }, []);
}

function placesAround(index: number, distance: number, forwards: boolean): number[] {
  const ahead = forwards ? 1 : -1;
  return Array.from({ length: Math.max(0, distance - 1) }, (_, at) => at + 2).flatMap((away) => [
    index + away * ahead,
    index - away * ahead,
  ]);
}

function fetchPicture(url: string): HTMLImageElement {
  const image = new Image();
  image.decoding = 'async';
  image.fetchPriority = 'low';
  image.src = url;
  return image;
}

function giveUp(image: HTMLImageElement): void {
  if (!image.complete) image.src = '';
}

function fittingUrl(item: ViewerItem | undefined, stage: Viewer['stage']): string | undefined {
  if (!item) return undefined;
  const fitted = fitSize({ picture: item, stage }, item.rotate ?? 0);
  return bestCandidate(candidatesOf(item), fitted.width * devicePixelRatio)?.url;
}
