import type { PictureLayer } from './usePictureLayers.ts';
import * as styles from './ViewerPicture.css.ts';

/** The pictures of one photo over each other, the sharpest on top; only that has a name. */
export function PictureLayers(props: {
  layers: readonly PictureLayer[];
  /** How often it was tried; a new number loads anew what failed. */
  attempt: number;
  alt: string;
  /** Fetched before other pictures. */
  first: boolean;
  onReady: (url: string) => void;
  onFailed: (url: string) => void;
}) {
  const { layers, attempt, alt, first, onReady, onFailed } = props;
  const top = layers.findLastIndex(({ ready }) => ready);
  return layers.map(({ url, ready, atOnce }, at) => (
    <img
      key={`${attempt} ${url}`}
      className={styles.layer}
      alt={at === layers.length - 1 ? alt : ''}
      aria-hidden={at < layers.length - 1 || undefined}
      data-ready={ready || atOnce ? '' : undefined}
      data-under={at < top ? '' : undefined}
      draggable={false}
      // A frame with the grid's picture waits for its pixels: it was decoded for the grid, and anything else flashes.
      decoding={atOnce ? 'sync' : 'async'}
      fetchPriority={first ? 'high' : 'low'}
      onLoad={(event) => {
        if (atOnce) onReady(url);
        else whenDecoded(event.currentTarget, () => onReady(url));
      }}
      onError={() => onFailed(url)}
      src={url}
    />
  ));
}

/** Shown only once decoded: the swap then costs no frame and no blank. */
function whenDecoded(image: HTMLImageElement, show: () => void): void {
  if (typeof image.decode === 'function') image.decode().then(show, show);
  else show();
}
