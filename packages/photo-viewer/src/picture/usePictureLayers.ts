import { useCallback, useState } from 'react';

/** One `img` of a slide: pictures of the same photo lie over each other, the sharpest on top. */
export type PictureLayer = {
  url: string;
  /** Decoded, or about to be shown so. */
  ready: boolean;
  /** The grid's own picture: shown from the first frame on, over the placeholder. */
  atOnce: boolean;
};

/**
 * Which pictures of a photo are laid over each other so that a sharper one only appears once it is decoded, and
 * what is seen stays until then. `tile` is the picture the grid has already shown, `wanted` the one that is sharp now.
 */
export function usePictureLayers(tile: string | undefined, wanted: string | undefined) {
  const [ready, setReady] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const best = ready[ready.length - 1];
  const urls = [...new Set([tile, best, wanted])].filter((url) => url !== undefined && !failed.includes(url));
  const onReady = useCallback((url: string) => {
    setReady((before) => (before.includes(url) ? before : [...before, url]));
  }, []);
  const onFailed = useCallback((url: string) => {
    setFailed((before) => (before.includes(url) ? before : [...before, url]));
  }, []);
  const anyFailed = failed.length > 0;
  /** Tries what failed again; what is shown stays. */
  const retry = useCallback(() => {
    if (!anyFailed) return;
    setFailed([]);
    setAttempt((count) => count + 1);
  }, [anyFailed]);
  return {
    layers: urls.flatMap((url): PictureLayer[] =>
      url === undefined ? [] : [{ url, ready: ready.includes(url), atOnce: url === tile }],
    ),
    /** Nothing that was tried can be shown. A photo without any picture yet is not broken, only a placeholder. */
    broken: urls.length === 0 && ready.length === 0 && failed.length > 0,
    /** Something is shown, be it small. */
    seen: ready.length > 0,
    /** The sharp one is what is seen. */
    sharp: wanted === undefined || ready.includes(wanted),
    attempt,
    onReady,
    onFailed,
    retry,
  };
}
