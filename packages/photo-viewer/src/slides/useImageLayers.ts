import type { PhotoItem } from '@xiangji/internal/items';
import { useReducer } from 'react';

interface Loading {
  /** Loaded, though perhaps not decoded. */
  loaded: readonly string[];
  /** Decoded. */
  ready: readonly string[];
  failed: readonly string[];
}
type Change = { type: keyof Loading; url: string } | { type: 'retry' };

/** One `img` of a slide; the renditions of a photo are stacked, the sharpest on top. */
export interface ImageLayer {
  url: string;
  isTile: boolean;
  ready: boolean;
  covered: boolean;
}

const NOTHING: Loading = { loaded: [], ready: [], failed: [] };

function changeLoading(before: Loading, change: Change): Loading {
  if (change.type === 'retry') return before.failed.length > 0 ? { ...before, failed: [] } : before;
  const urls = before[change.type];
  return urls.includes(change.url) ? before : { ...before, [change.type]: [...urls, change.url] };
}

/**
 * Chooses the renditions that are layered, so that a sharper one appears only once it is decoded and the visible one
 * stays until then. `tile` is the one that the grid already shows, `wanted` the one that is sharp enough now.
 */
export function useImageLayers(
  item: PhotoItem,
  request: { tile: string | undefined; wanted: string | undefined; current: boolean },
) {
  const { tile, wanted, current } = request;
  const [{ loaded, ready, failed }, change] = useReducer(changeLoading, NOTHING);
  const widthOf = (url: string) =>
    url === item.src ? Number.POSITIVE_INFINITY : (item.srcSet?.find(({ src }) => src === url)?.width ?? 0);
  const best = ready.reduce<string | undefined>(
    (top, url) => (top === undefined || widthOf(url) > widthOf(top) ? url : top),
    undefined,
  );
  const isSharp = wanted === undefined || (best !== undefined && widthOf(best) >= widthOf(wanted));
  const urls = [...new Set([tile, best, isSharp ? undefined : wanted])]
    .filter((url) => url !== undefined)
    .filter((url) => !failed.includes(url))
    .sort((a, b) => widthOf(a) - widthOf(b));
  // Next to the current photo a loaded rendition counts as seen: nothing below it needs to be decoded.
  const top = urls.findLastIndex((url) => ready.includes(url) || (!current && loaded.includes(url)));
  return {
    layers: urls.map(
      (url, at): ImageLayer => ({
        url,
        isTile: url === tile,
        ready: url === tile || ready.includes(url),
        covered: at < top,
      }),
    ),
    /** Something is shown, even if small. */
    isSeen: ready.length > 0,
    isSharp,
    /** Everything that was tried failed. A photo without renditions is not broken, only a placeholder. */
    isBroken: urls.length === 0 && failed.length > 0,
    change,
  };
}
