import {
  defaultRangeExtractor,
  type Range,
  type Rect,
  useWindowVirtualizer,
  windowScroll,
} from '@tanstack/react-virtual';
import { useBrowserLayoutEffect } from '@xiangji/ui/react-18';
import {
  type ComponentProps,
  memo,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import * as css from './AlbumGrid.css.ts';
import { type AlbumGridSize, type GridGeometry, TOP_SPACE } from './geometry.ts';
import { useScrollSpeed } from './scrollSpeed.ts';
import { useGridGeometry } from './useGridGeometry.ts';

/** Number of rows rendered outside the screen, so that they are ready during a fast scroll. */
const OVERSCAN_ROWS = 2;

/** The handle of an `AlbumGrid`, for keyboard navigation. */
export interface AlbumGridHandle {
  /** The number of columns. */
  columns: number;
  /** Scrolls until the item at an index is visible. */
  scrollTo: (index: number) => void;
}

export type AlbumGridProps<T> = Omit<ComponentProps<'ul'>, 'children' | 'ref'> & {
  /** The items, in display order. */
  items: readonly T[];
  /** Returns the id of an item. */
  keyOf: (item: T) => string;
  /** Renders the card of an item. Pass the same function on every render. */
  children: (item: T, index: number) => ReactNode;
  /** Size of the cards. @default 'standard' */
  size?: AlbumGridSize;
  /** Role of each list item, for a grid whose own role is not `list`. */
  itemRole?: 'presentation';
  /** Receives the number of columns and `scrollTo`. */
  handle?: RefObject<AlbumGridHandle | null>;
  /**
   * Index of an item that stays mounted at any scroll position, such as the active option of a listbox. The card that
   * had the focus last stays mounted too.
   */
  keepMounted?: number | undefined;
};

/** Returns the visible rows and the rows that stay mounted. */
function withKept(range: Range, kept: readonly number[]): number[] {
  const rows = new Set(defaultRangeExtractor(range));
  for (const row of kept) if (row >= 0 && row < range.count) rows.add(row);
  return [...rows].sort((a, b) => a - b);
}

/** Returns the distance from the top of the page to the list (px). */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const list = element.current;
    if (!list) return;
    // Measured after a layout, because measuring during rendering would cause one more layout. Rows outside the screen
    // are rendered anyway, so the measurement does not have to block the first screen.
    const measure = () => {
      const next = list.getBoundingClientRect().top + window.scrollY;
      startTransition(() => setTop(next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

const windowRect = (): Rect =>
  typeof window === 'undefined'
    ? { width: 0, height: 0 }
    : { width: window.innerWidth, height: window.innerHeight };

function observeWindow(_: unknown, notify: (rect: Rect) => void): () => void {
  const handleResize = () => notify(windowRect());
  window.addEventListener('resize', handleResize, { passive: true });
  return () => window.removeEventListener('resize', handleResize);
}

/** Options that let the virtualizer read the window without causing a layout during the first render. */
function useWindowPlace() {
  const [initialRect] = useState(windowRect);
  const isFirst = useRef(true);
  const [scrollToFn] = useState((): typeof windowScroll<Window> => (offset, options, instance) => {
    // The first call would scroll to the current position.
    if (!isFirst.current) windowScroll(offset, options, instance);
    isFirst.current = false;
  });
  return { initialRect, scrollToFn, observeElementRect: observeWindow };
}

interface RowsOptions {
  count: number;
  /** Distance from the top of the page to the list (px). */
  top: number;
  cardHeight: number;
  gap: number;
  /** The rows that stay mounted. */
  kept: readonly number[];
}

/** Returns the virtualizer of the rows. */
function useRows({ count, top, cardHeight, gap, kept }: RowsOptions) {
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => cardHeight + gap,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    ...useWindowPlace(),
    rangeExtractor: (range) => withKept(range, kept),
  });
  const measured = useRef(cardHeight);
  useBrowserLayoutEffect(() => {
    // A resized window changes the height of the rows. The first measured height equals the estimate.
    if (measured.current === cardHeight) return;
    measured.current = cardHeight;
    virtualizer.measure();
  }, [cardHeight, virtualizer]);
  return virtualizer;
}

interface PlaceProps<T> {
  item: T;
  index: number;
  of: number;
  geometry: GridGeometry;
  itemRole: 'presentation' | undefined;
  /** Called with the index when the card takes the focus. */
  onFocus: (index: number) => void;
  children: (item: T, index: number) => ReactNode;
}

/** A card at its position. Changes outside the list do not render it again. */
function Place<T>({ item, index, of, geometry, itemRole, onFocus, children }: PlaceProps<T>) {
  const { columns, cardWidth, cardHeight, gap } = geometry;
  const x = (index % columns) * (cardWidth + gap);
  const y = Math.floor(index / columns) * (cardHeight + gap) + TOP_SPACE;
  const size = { width: cardWidth, height: cardHeight - TOP_SPACE };
  const listed = itemRole ? { role: itemRole } : { 'aria-setsize': of, 'aria-posinset': index + 1 };
  return (
    <li
      className={css.place}
      style={{ ...size, insetInlineStart: x, transform: `translateY(${y}px)` }}
      {...listed}
      onFocus={() => onFocus(index)}
    >
      {children(item, index)}
    </li>
  );
}

const KeptPlace = memo(Place) as typeof Place;

/** Number of cards in server-rendered HTML: enough for the first screen of a large window. */
const FIRST_CARDS = 12;

/** The first cards in rows that are laid out by CSS, because a server does not know the width of the window. */
function FirstCards<T>({ items, keyOf, children, size = 'standard', ...props }: AlbumGridProps<T>) {
  const { itemRole, className, handle: _handle, keepMounted: _keepMounted, ...rest } = props;
  const first = className ? `${css.first[size]} ${className}` : css.first[size];
  return (
    <ul className={first} {...rest}>
      {items.slice(0, FIRST_CARDS).map((item, index) => (
        <li key={keyOf(item)} role={itemRole}>
          {children(item, index)}
        </li>
      ))}
    </ul>
  );
}

const subscribeToNothing = () => () => {};

/**
 * A virtualized grid of cards: only the visible rows are rendered, so a list of thousands of cards scrolls smoothly. A
 * server renders the first cards.
 */
export function AlbumGrid<T>(props: AlbumGridProps<T>) {
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return isInBrowser ? <VirtualCards {...props} /> : <FirstCards {...props} />;
}

function VirtualCards<T>({
  items,
  keyOf,
  children,
  size = 'standard',
  itemRole,
  handle,
  keepMounted,
  style,
  className,
  ...rest
}: AlbumGridProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const geometry = useGridGeometry(list, size);
  useScrollSpeed();
  const { columns = 1, cardHeight = 1, gap = 0 } = geometry ?? {};
  const top = useTop(list);
  // The card with the focus stays mounted while the page scrolls: otherwise the focus would be lost.
  const [focused = -1, setFocused] = useState<number>();
  const virtualizer = useRows({
    ...{ count: geometry ? Math.ceil(items.length / columns) : 0, top, cardHeight, gap },
    kept: [keepMounted ?? -1, focused].map((index) => Math.floor(index / columns)),
  });
  const shown = virtualizer.getVirtualItems().flatMap((row) => {
    const first = row.index * columns;
    return items.slice(first, first + columns).map((item, column) => ({ item, index: first + column }));
  });
  useBrowserLayoutEffect(() => {
    if (!handle) return;
    const scrollTo = (index: number) => {
      const card = list.current?.children[shown.findIndex((each) => each.index === index)];
      // The browser respects `scroll-margin`, which keeps a card clear of sticky bars.
      if (card) card.scrollIntoView({ block: 'nearest' });
      else virtualizer.scrollToIndex(Math.floor(index / columns), { align: 'center' });
    };
    handle.current = { columns, scrollTo };
  });
  return (
    <ul
      ref={list}
      className={className ? `${css.list} ${className}` : css.list}
      style={{ ...style, height: virtualizer.getTotalSize() + TOP_SPACE }}
      {...rest}
    >
      {geometry &&
        shown.map(({ item, index }) => (
          <KeptPlace
            key={keyOf(item)}
            {...{ item, index, geometry, itemRole, children }}
            of={items.length}
            onFocus={setFocused}
          />
        ))}
    </ul>
  );
}
