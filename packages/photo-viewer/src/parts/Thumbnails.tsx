import type { PhotoItem } from '@xiangji/internal/items';
import { thumbhashUrl } from '@xiangji/internal/thumbhash';
import { useBrowserLayoutEffect } from '@xiangji/ui/react-18';
import { type ComponentProps, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { joinClassNames } from '../classNames.ts';
import { tileUrl } from '../slides/imageUrls.ts';
import { usePixelRatio } from '../slides/usePixelRatio.ts';
import { useViewerContext, useViewerState } from '../ViewerContext.ts';
import * as css from './parts.css.ts';

export type ThumbnailsProps = Omit<ComponentProps<'nav'>, 'children' | 'ref'> & {
  /**
   * Width and height of a thumbnail in CSS pixels.
   * @default 64
   */
  size?: number;
};

const GAP = 4;
/** Thumbnails mounted on each side beyond the visible ones. */
const OVERSCAN = 4;

/** A strip of thumbnails below the photo; only the visible ones are mounted, whatever the number of photos. */
export function Thumbnails({ size = 64, className, style, ...rest }: ThumbnailsProps) {
  const { store, labels } = useViewerContext();
  const getItem = useSyncExternalStore(store.subscribe, store.getReader, store.getReader);
  const index = useViewerState((state) => state.index);
  const count = useViewerState((state) => state.count);
  // The strip is as wide as the photo above it.
  const width = useViewerState((state) => state.viewport.width);
  const stripRef = useRef<HTMLElement>(null);
  const step = size + GAP;
  const [{ start, end }, setRange] = useState({ start: index - 12, end: index + 12 });
  const measure = useCallback(() => {
    const { current: strip } = stripRef;
    if (!strip || strip.clientWidth === 0) return;
    // In a strip from right to left the scroll position is negative.
    const first = Math.floor(Math.abs(strip.scrollLeft) / step);
    const visible = Math.ceil(strip.clientWidth / step);
    const next = { start: first - OVERSCAN, end: first + visible + OVERSCAN };
    setRange((range) => (range.start === next.start && range.end === next.end ? range : next));
  }, [step]);
  useBrowserLayoutEffect(() => {
    const { current: strip } = stripRef;
    if (!strip) return;
    const offset = Math.max(0, index * step - (strip.clientWidth - step) / 2);
    strip.scrollLeft = getComputedStyle(strip).direction === 'rtl' ? -offset : offset;
    measure();
  }, [index, step, width, measure]);
  const [from, to] = [Math.max(0, start), Math.min(count, end)];
  useEffect(() => store.loadMissing(from, to), [store, from, to]);
  return (
    <nav
      aria-label={rest['aria-labelledby'] ? undefined : labels.thumbnails}
      {...rest}
      ref={stripRef}
      className={joinClassNames(css.thumbnails, className)}
      style={{ height: size + 2 * GAP, ...style }}
      onScroll={(event) => {
        rest.onScroll?.(event);
        measure();
      }}
    >
      <div style={{ position: 'relative', width: count * step, height: size }}>
        {Array.from({ length: Math.max(0, to - from) }, (_, at) => {
          const position = from + at;
          return (
            <Thumbnail
              key={position}
              item={getItem(position)}
              isCurrent={position === index}
              name={labels.counter(position + 1, count)}
              style={{ insetInlineStart: position * step, width: size, height: size }}
              onClick={() => store.actions.goToSlide(position)}
            />
          );
        })}
      </div>
    </nav>
  );
}

type ThumbnailProps = ComponentProps<'button'> & {
  item: PhotoItem | undefined;
  isCurrent: boolean;
  name: string;
};

function Thumbnail({ item, isCurrent, name, style, ...rest }: ThumbnailProps) {
  const size = Number(style?.height);
  const pixels = size * usePixelRatio();
  const placeholder = thumbhashUrl(item?.thumbhash);
  return (
    <button
      {...rest}
      type="button"
      // One stop for Tab: arrow keys navigate.
      tabIndex={isCurrent ? 0 : -1}
      aria-label={[name, item?.alt || item?.name].filter(Boolean).join(', ')}
      aria-current={isCurrent || undefined}
      className={css.thumbnail}
      style={{ ...style, backgroundImage: placeholder && `url(${placeholder})` }}
    >
      {item && (
        <img
          src={tileUrl(item, pixels, pixels) ?? item.src}
          alt=""
          draggable={false}
          className={css.thumbnailImage}
        />
      )}
    </button>
  );
}
