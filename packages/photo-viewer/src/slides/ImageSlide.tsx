import { fetchPriority } from '@xiangji/ui/react-18';
import { type ComponentProps, type ReactNode, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { fitSize, viewTransform } from '../geometry/index.ts';
import { useViewerContext, useViewerState } from '../ViewerContext.ts';
import { sharpUrl, tileUrl } from './imageUrls.ts';
import { LoadError, SlideStatus } from './LoadError.tsx';
import * as css from './Slide.css.ts';
import type { SlideProps } from './SlideProps.ts';
import { type ImageLayer, useImageLayers } from './useImageLayers.ts';
import { useOnline, useSlow } from './useNetwork.ts';
import { usePixelRatio } from './usePixelRatio.ts';
import { useSlideView } from './useSlideView.ts';

export type ImageSlideProps = SlideProps & {
  /** Covers the photo and moves with it. */
  children?: ReactNode;
  /** Covers the slide and does not move. */
  overlay?: ReactNode;
  /** Handlers of the photo's element. */
  frameProps?: ComponentProps<'div'> | undefined;
};

/** A photo: its placeholder, the grid's rendition and the sharp one, each shown as soon as it is decoded. */
export function ImageSlide(props: ImageSlideProps) {
  const { item, current, placeholder, children, overlay, frameProps } = props;
  const { store, labels, frameRef } = useViewerContext();
  const view = useSlideView(item, current);
  const viewport = useViewerState((state) => state.viewport);
  const size = fitSize({ photo: item, viewport }, view.rotation);
  const urls = useUrls({ item, current }, size.width, size.width * view.zoom);
  const { layers, isSeen, isSharp, isBroken, change } = useImageLayers(item, { ...urls, current });
  const retry = useCallback(() => change({ type: 'retry' }), [change]);
  const isOnline = useOnline(retry);
  const isWaiting = current && !isSharp && urls.wanted !== undefined;
  const isSlow = useSlow(isWaiting ? urls.wanted : undefined);
  const isSettled = current && (isSharp || isBroken);
  useEffect(() => {
    if (isSettled) store.reportSettled();
  }, [store, isSettled]);
  if (isBroken) return <LoadError text={isOnline ? labels.loadError : labels.offline} onRetry={retry} />;
  const background = isSeen ? undefined : placeholder?.(item);
  return (
    <>
      <div
        {...frameProps}
        ref={current ? frameRef : undefined}
        className={css.frame}
        data-viewer-frame={current ? '' : undefined}
        style={{
          ...size,
          transform: viewTransform(view),
          backgroundImage: background && `url(${background})`,
        }}
      >
        {layers.map((layer, at) => (
          <Layer
            key={layer.url}
            layer={layer}
            current={current}
            alt={at === layers.length - 1 ? item.alt || item.name || labels.photo : ''}
            onChange={change}
          />
        ))}
        {children}
      </div>
      {isWaiting && (isSlow || !isOnline) && (
        <SlideStatus>{isOnline ? labels.slow : labels.offline}</SlideStatus>
      )}
      {overlay}
    </>
  );
}

/** The rendition that the grid shows, and the one that is sharp for a photo that is `width` CSS pixels wide. */
function useUrls({ item, current }: SlideProps, fitWidth: number, width: number) {
  const { store } = useViewerContext();
  const isFast = useViewerState((state) => state.fastNavigation);
  const pixelRatio = usePixelRatio();
  const isHeld = useViewerState((state) => !current && !state.preloading);
  // A photo that was looked at, or may be next, keeps its sharp rendition during fast navigation.
  const [isKept, setIsKept] = useState(!isFast);
  if (!isFast && !isKept) setIsKept(true);
  if (isHeld) return { tile: undefined, wanted: undefined };
  const tile = tileUrl(item, fitWidth * pixelRatio, store.tileHeight && store.tileHeight * pixelRatio);
  if (!isKept && tile) return { tile, wanted: tile };
  const animated = item.type === 'gif' && current ? item.src : undefined;
  return { tile, wanted: animated ?? sharpUrl(item, width * pixelRatio) };
}

interface LayerProps {
  layer: ImageLayer;
  current: boolean;
  alt: string;
  onChange: ReturnType<typeof useImageLayers>['change'];
}

function Layer({ layer: { url, isTile, ready, covered }, current, alt, onChange }: LayerProps) {
  return (
    <img
      className={css.layer}
      src={url}
      alt={alt}
      draggable={false}
      data-ready={ready ? '' : undefined}
      data-under={covered ? '' : undefined}
      // A frame with the grid's rendition waits for its pixels: they were decoded for the grid.
      decoding={isTile ? 'sync' : 'async'}
      {...fetchPriority(current ? 'high' : 'low')}
      onLoad={({ currentTarget: image }) => {
        const onReady = () => onChange({ type: 'ready', url });
        if (isTile || typeof image.decode !== 'function') return onReady();
        if (!current) onChange({ type: 'loaded', url });
        // Shown only once decoded: the swap then costs no frame and no blank.
        const onDecoded = () => flushSync(onReady);
        image.decode().then(onDecoded, onDecoded);
      }}
      onError={() => onChange({ type: 'failed', url })}
    />
  );
}
