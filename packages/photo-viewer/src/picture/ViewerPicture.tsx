import { type SyntheticEvent, useCallback, useState } from 'react';
import { type Frame, fitSize, type View } from '../geometry/index.ts';
import type { ViewerItem } from '../items.ts';
import type { PhotoViewerLabels } from '../labels.ts';
import { bestCandidate, candidatesOf } from './candidates.ts';
import { thumbhashUrl } from './thumbhashUrl.ts';
import { useLiveMovie } from './useLiveMovie.ts';
import { useOnline, useSlow } from './useNetwork.ts';
import { usePictureLayers } from './usePictureLayers.ts';
import * as styles from './ViewerPicture.css.ts';

type PictureProps = {
  item: ViewerItem;
  frame: Frame;
  view: View;
  /** The photo that is looked at, not a neighbour. */
  current: boolean;
  labels: PhotoViewerLabels;
};

/** One photo or video, in its place at its size, at every moment showing the best that is there. */
export function ViewerPicture(props: PictureProps) {
  return props.item.type === 2 && props.item.source ? (
    <Video {...props} source={props.item.source} />
  ) : (
    <Still {...props} />
  );
}

function Still({ item, frame, view, current, labels }: PictureProps) {
  const fitted = fitSize(frame, view.rotate);
  const candidates = candidatesOf(item);
  const density = typeof devicePixelRatio === 'number' ? devicePixelRatio : 1;
  const moving = item.type === 3 && current ? item.source : undefined;
  const wanted = moving ?? bestCandidate(candidates, fitted.width * view.zoom * density)?.url;
  const pictures = usePictureLayers(candidates[0]?.url, wanted);
  const { layers, seen, attempt, onReady, onFailed, retry } = pictures;
  const online = useOnline(retry);
  const missing = current && !pictures.sharp;
  const slow = useSlow(missing ? wanted : undefined);
  const live = item.type === 4 && current ? item.live : undefined;
  const movie = useLiveMovie(live);
  if (pictures.broken)
    return <Trouble text={online ? labels.broken : labels.offline} retry={labels.retry} onRetry={retry} />;
  const placeholder = seen ? undefined : thumbhashUrl(item.thumbhash);
  return (
    <>
      <div
        className={styles.frame}
        data-viewer-frame={current ? '' : undefined}
        {...movie.hold}
        style={{
          ...fitted,
          transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom}) rotate(${view.rotate}deg)`,
          backgroundImage: placeholder && `url(${placeholder})`,
        }}
      >
        {layers.map(({ url, ready }, at) => (
          <img
            key={`${attempt} ${url}`}
            className={styles.layer}
            src={url}
            alt={at === layers.length - 1 ? item.alt || item.name || labels.picture : ''}
            aria-hidden={at < layers.length - 1 || undefined}
            data-ready={ready ? '' : undefined}
            draggable={false}
            decoding="async"
            onLoad={(event) => whenDecoded(event.currentTarget, () => onReady(url))}
            onError={() => onFailed(url)}
          />
        ))}
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

/** Shown only once decoded: the swap then costs no frame and no blank. */
function whenDecoded(image: HTMLImageElement, show: () => void): void {
  if (typeof image.decode === 'function') image.decode().then(show, show);
  else show();
}

function Video({ item, frame, view, current, labels, source }: PictureProps & { source: string }) {
  const [failed, setFailed] = useState(false);
  const retry = useCallback(() => setFailed(false), []);
  const online = useOnline(retry);
  if (failed)
    return (
      <Trouble text={online ? labels.brokenVideo : labels.offline} retry={labels.retry} onRetry={retry} />
    );
  const poster = bestCandidate(candidatesOf(item), frame.stage.width)?.url;
  const stop = (event: SyntheticEvent) => event.stopPropagation();
  return (
    <div
      className={styles.frame}
      data-viewer-frame={current ? '' : undefined}
      style={{ ...fitSize(frame, view.rotate), transform: `rotate(${view.rotate}deg)` }}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: a home video comes without captions */}
      <video
        className={styles.video}
        src={current ? source : undefined}
        poster={poster}
        aria-label={item.alt || item.name || labels.picture}
        controls={current}
        playsInline
        preload="metadata"
        onError={() => setFailed(current)}
        onPointerDown={stop}
        onDoubleClick={stop}
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
      onPointerDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
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
