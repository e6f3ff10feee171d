import { useCallback, useEffect, useRef, useState } from 'react';
import { fitSize } from '../geometry/index.ts';
import { useViewerContext, useViewerState } from '../ViewerContext.ts';
import { sharpUrl } from './imageUrls.ts';
import { LoadError } from './LoadError.tsx';
import * as css from './Slide.css.ts';
import type { SlideProps } from './SlideProps.ts';
import { useOnline } from './useNetwork.ts';
import { usePixelRatio } from './usePixelRatio.ts';
import { useSlideView } from './useSlideView.ts';

/** A video with the browser's controls while it is the current one. */
export function VideoSlide({ item, current }: SlideProps) {
  const { store, labels, frameRef } = useViewerContext();
  const { rotation } = useSlideView(item, current);
  const pixelRatio = usePixelRatio();
  const viewport = useViewerState((state) => state.viewport);
  const isFast = useViewerState((state) => state.fastNavigation);
  const [isFailed, setIsFailed] = useState(false);
  const retry = useCallback(() => setIsFailed(false), []);
  const isOnline = useOnline(retry);
  const source = current && !isFast && !isFailed ? item.video : undefined;
  const videoRef = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (current) store.reportSettled();
  }, [store, current]);
  useEffect(() => {
    const { current: video } = videoRef;
    if (!video || source === undefined) return;
    // After the cleanup below React sets it again only if it has changed.
    if (!video.hasAttribute('src')) video.src = source;
    return () => {
      // A video that is left stops and releases its data.
      if (video.getAttribute('src') === source) video.removeAttribute('src');
      if (!video.hasAttribute('src')) video.load();
    };
  }, [source]);
  if (isFailed) return <LoadError text={isOnline ? labels.videoError : labels.offline} onRetry={retry} />;
  const size = fitSize({ photo: item, viewport }, rotation);
  return (
    <div
      ref={current ? frameRef : undefined}
      className={css.frame}
      data-viewer-frame={current ? '' : undefined}
      style={{ ...size, transform: `rotate(${rotation}deg)` }}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: a home video comes without captions */}
      <video
        ref={videoRef}
        className={css.video}
        src={source}
        poster={sharpUrl(item, size.width * pixelRatio)}
        aria-label={item.alt || item.name || labels.photo}
        controls={current}
        playsInline
        preload="metadata"
        onError={() => setIsFailed(current)}
      />
    </div>
  );
}
