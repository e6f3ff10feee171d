import { idOf, type PhotoItem } from '@xiangji/internal/items';
import { useComposedRef } from '@xiangji/internal/useComposedRef';
import { inertValue, withRef } from '@xiangji/ui/react-18';
import {
  type ComponentProps,
  type ComponentType,
  type CSSProperties,
  memo,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { joinClassNames } from '../classNames.ts';
import { useGestures } from '../gestures/useGestures.ts';
import { isVideo } from '../items.ts';
import { ImageSlide } from '../slides/ImageSlide.tsx';
import type { SlideProps } from '../slides/SlideProps.ts';
import type { ViewerStore } from '../store/ViewerStore.ts';
import { useViewerContext, useViewerState } from '../ViewerContext.ts';
import * as css from './parts.css.ts';

/** Additions for items that are more than a photo; without them their renditions are shown. */
export interface SlideTypes {
  /** Shows videos: `VideoSlide`. */
  video?: ComponentType<SlideProps>;
  /** Shows live photos: `LivePhotoSlide`. */
  live?: ComponentType<SlideProps>;
  /** Returns the address of an image that fills a photo until its first rendition: `thumbhashPlaceholder`. */
  placeholder?: (item: PhotoItem) => string | undefined;
}

export type ViewportProps = Omit<ComponentProps<'div'>, 'children'> & {
  /**
   * Components for videos and live photos. Keep the object the same between renderings.
   * @default photos only
   */
  slides?: SlideTypes;
};

const PHOTOS_ONLY: SlideTypes = {};

/** The current photo between its neighbours, and the gestures on it. */
export const Viewport = /* @__PURE__ */ withRef(function Viewport({
  slides: types = PHOTOS_ONLY,
  className,
  ref,
  ...rest
}: ViewportProps) {
  const { store, rtl } = useViewerContext();
  const index = useViewerState((state) => state.index);
  const slides = useViewerState((state) => state.slides);
  const isZoomed = useViewerState((state) => state.zoomed);
  const isGesturing = useViewerState((state) => state.gesturing);
  const isFast = useViewerState((state) => state.fastNavigation);
  const viewportRef = useRef<HTMLDivElement>(null);
  const trackRef = useRef<HTMLDivElement>(null);
  useViewportSize(viewportRef, store);
  useGestures(viewportRef, trackRef);
  return (
    <div
      {...rest}
      ref={useComposedRef(viewportRef, ref)}
      className={joinClassNames(css.viewport, className)}
      data-zoomed={isZoomed ? '' : undefined}
      data-gesturing={isGesturing ? '' : undefined}
      data-fast-navigation={isFast ? '' : undefined}
    >
      <div ref={trackRef} className={css.track}>
        {slides.map(({ index: at, item }) => (
          <Slide
            key={idOf(item) ?? `index-${at}`}
            item={item}
            offset={rtl ? index - at : at - index}
            types={types}
          />
        ))}
      </div>
    </div>
  );
});

const Slide = memo(function Slide(props: {
  item: PhotoItem | undefined;
  /** Slides to the right of the current one. */
  offset: number;
  types: SlideTypes;
}) {
  const { item, offset, types } = props;
  const { labels } = useViewerContext();
  const current = offset === 0;
  const Content = (item && contentOf(item, types)) ?? ImageSlide;
  return (
    <div
      className={css.slide}
      style={{ [css.OFFSET]: offset } as CSSProperties}
      inert={inertValue(!current)}
      aria-hidden={!current || undefined}
    >
      {item ? (
        <Content item={item} current={current} placeholder={types.placeholder} />
      ) : (
        <p className={css.loading}>{labels.loading}</p>
      )}
    </div>
  );
});

function contentOf(item: PhotoItem, types: SlideTypes): ComponentType<SlideProps> | undefined {
  if (isVideo(item)) return types.video;
  return item.type === 'live' ? types.live : undefined;
}

/** Measures the viewport, in the frame in which its size changes. */
function useViewportSize(ref: RefObject<HTMLElement | null>, store: ViewerStore): void {
  useEffect(() => {
    const { current: element } = ref;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) store.actions.setViewport({ width, height });
    };
    // It reports the first size too, after the layout that the frame needs anyway.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, store]);
}
