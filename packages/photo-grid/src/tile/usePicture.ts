import { useMemo, useState } from 'react';
import { createRecent } from './recent.ts';

/** Pictures that were shown once appear again without fading, so recycled tiles do not flicker. */
const SEEN = 2000;
const seen = createRecent<true>(SEEN);

export interface Picture {
  status: 'loading' | 'ready' | 'broken';
  /** Changes with every retry: the key of the `img`. */
  attempt: number;
  /** Ref of the `img`. */
  onMount: (image: HTMLImageElement | null) => void;
  onLoad: (image: HTMLImageElement) => void;
  onError: () => void;
  retry: () => void;
}

/**
 * The life of one picture: it is shown only once it is decoded, and may be tried again when it failed. The same object
 * until something of it changes.
 */
export function usePicture(src: string | undefined): Picture {
  const [status, setStatus] = useState<Picture['status']>(() => (src && seen.get(src) ? 'ready' : 'loading'));
  const [attempt, setAttempt] = useState(0);
  const [shownSrc, setShownSrc] = useState(src);
  if (shownSrc !== src) {
    // The photo has got another picture: it is loaded from the start.
    setShownSrc(src);
    setStatus('loading');
  }
  const actions = useMemo(() => {
    const onLoad = (image: HTMLImageElement): void => {
      const show = () => {
        if (src) seen.note(src, true);
        setStatus('ready');
      };
      // Decoding off the main thread first keeps the frame in which the picture appears short.
      if (typeof image.decode === 'function') image.decode().then(show, show);
      else show();
    };
    return {
      onLoad,
      onMount(image: HTMLImageElement | null) {
        // A server-rendered picture may have arrived before anyone could listen.
        if (image?.complete && image.naturalWidth > 0) onLoad(image);
      },
      onError: () => setStatus('broken'),
      retry() {
        setStatus('loading');
        setAttempt((count) => count + 1);
      },
    };
  }, [src]);
  return useMemo(() => ({ status, attempt, ...actions }), [status, attempt, actions]);
}
