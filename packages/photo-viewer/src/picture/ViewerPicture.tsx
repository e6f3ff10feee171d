import { memo, type SyntheticEvent, useCallback, useEffect, useState } from 'react';
import { fitSize, type Size, type View } from '../geometry/index.ts';
import { isPlayed, type ViewerItem } from '../items.ts';
import type { PhotoViewerLabels } from '../labels.ts';
import { transformOf } from '../stageMotion.ts';
import { bestCandidate, candidatesOf } from './candidates.ts';
import { PictureLayers } from './PictureLayers.tsx';
import { thumbhashUrl } from './thumbhashUrl.ts';
import { useLiveMovie } from './useLiveMovie.ts';
import { useOnline, useSlow } from './useNetwork.ts';
import { usePictureLayers } from './usePictureLayers.ts';
import * as styles from './ViewerPicture.css.ts';

type PictureProps = {
  item: ViewerItem;
  stage: Size;
  view: View;
  /** The photo that is looked at, not a neighbour. */
  current: boolean;
  /** Nothing is fetched yet, so that the photo that is looked at comes first; only the placeholder is there. */
  held: boolean;
  /** Everything that is wanted of it is there, or will not come. */
  onSettled: () => void;
  labels: PhotoViewerLabels;
};

/**
 * One photo or video, in its place at its size, at every moment showing the best that is there. A page that only moves
 * to another place is not rendered anew.
 */
export const ViewerPicture = memo(function ViewerPicture(props: PictureProps) {
  return isPlayed(props.item) ? <Video {...props} /> : <Still {...props} />;
});

function usePictures({ item, stage, view, current, held, onSettled }: PictureProps) {
  const fitted = fitSize({ picture: item, stage }, view.rotate);
  const candidates = held ? [] : candidatesOf(item);
  const density = typeof devicePixelRatio === 'number' ? devicePixelRatio : 1;
  const moving = item.type === 3 && current ? item.source : undefined;
  const wanted = moving ?? bestCandidate(candidates, fitted.width * view.zoom * density)?.url;
  const pictures = usePictureLayers(candidates[0]?.url, wanted);
  const settled = pictures.sharp || pictures.broken;
  useEffect(() => {
    if (current && settled) onSettled();
  }, [current, settled, onSettled]);
  return { ...pictures, fitted, wanted };
}

function Still(props: PictureProps) {
  const { item, view, current, labels } = props;
  const { fitted, wanted, ...pictures } = usePictures(props);
  const online = useOnline(pictures.retry);
  const missing = current && !pictures.sharp;
  const slow = useSlow(missing ? wanted : undefined);
  const live = item.type === 4 && current ? item.live : undefined;
  const movie = useLiveMovie(live);
  if (pictures.broken)
    return (
      <Trouble text={online ? labels.broken : labels.offline} retry={labels.retry} onRetry={pictures.retry} />
    );
  const placeholder = pictures.seen ? undefined : thumbhashUrl(item.thumbhash);
  return (
    <>
      <div
        className={styles.frame}
        data-viewer-frame={current ? '' : undefined}
        {...movie.hold}
        style={{
          ...fitted,
          transform: transformOf(view),
          backgroundImage: placeholder && `url(${placeholder})`,
        }}
      >
        <PictureLayers {...pictures} alt={item.alt || item.name || labels.picture} first={current} />
        {live && movie.usable && (
          <video
            {...movie.video}
            className={styles.live}
            src={live}
            data-playing={movie.playing ? '' : undefined}
            aria-hidden="true"
            tabIndex={-1}
            muted
            playsInline
            preload="auto"
          />
        )}
      </div>
      {missing && (slow || !online) && (
        <p className={styles.note} role="status">
          {online ? labels.slow : labels.offline}
        </p>
      )}
      {live && movie.usable && <LiveBadge label={labels.playLive} text={labels.live} play={movie.play} />}
    </>
  );
}

function Video(props: PictureProps) {
  const { item, stage, view, current, labels, onSettled } = props;
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (current) onSettled();
  }, [current, onSettled]);
  const retry = useCallback(() => setFailed(false), []);
  const online = useOnline(retry);
  if (failed)
    return (
      <Trouble text={online ? labels.brokenVideo : labels.offline} retry={labels.retry} onRetry={retry} />
    );
  const poster = bestCandidate(candidatesOf(item), stage.width)?.url;
  const stop = (event: SyntheticEvent) => event.stopPropagation();
  return (
    <div
      className={styles.frame}
      data-viewer-frame={current ? '' : undefined}
      style={{ ...fitSize({ picture: item, stage }, view.rotate), transform: `rotate(${view.rotate}deg)` }}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: a home video comes without captions */}
      <video
        className={styles.video}
        src={current ? item.source : undefined}
        poster={poster}
        aria-label={item.alt || item.name || labels.picture}
        controls={current}
        playsInline
        preload="metadata"
        onError={() => setFailed(current)}
        onKeyDown={stop}
      />
    </div>
  );
}

/** Says that the photo moves; pointed at or pressed, it does. */
function LiveBadge({ label, text, play }: { label: string; text: string; play: () => void }) {
  return (
    <button
      type="button"
      className={styles.badge}
      aria-label={label}
      onClick={play}
      onPointerEnter={(event) => event.pointerType === 'mouse' && play()}
    >
      {text}
    </button>
  );
}

function Trouble({ text, retry, onRetry }: { text: string; retry: string; onRetry: () => void }) {
  return (
    <div className={styles.trouble} role="alert">
      <p>{text}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
}
