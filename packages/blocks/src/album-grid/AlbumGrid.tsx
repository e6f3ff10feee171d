import {
  defaultRangeExtractor,
  type Range,
  type Rect,
  useWindowVirtualizer,
  windowScroll,
} from '@tanstack/react-virtual';
import {
  type ComponentProps,
  memo,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import * as css from './AlbumGrid.css.ts';
import { type AlbumGridSize, type GridGeometry, HEAD_ROOM } from './geometry.ts';
import { useScrollSpeed } from './scrollSpeed.ts';
import { useGridGeometry } from './useGridGeometry.ts';

/** Rows rendered beyond the screen, so that a quick scroll finds them there. */
const OVERSCAN_ROWS = 2;

/** The handle that keyboard navigation needs of an `AlbumGrid`. */
export interface AlbumGridHandle {
  /** The number of columns. */
  columns: number;
  /** Scrolls until the item at an index is visible. */
  scrollTo: (index: number) => void;
}

export type AlbumGridProps<T> = Omit<ComponentProps<'ul'>, 'children' | 'ref'> & {
  /** The items, in their order. */
  items: readonly T[];
  /** Returns the id of an item. */
  keyOf: (item: T) => string;
  /** Renders the card of an item. Keep it the same between renders. */
  children: (item: T, index: number) => ReactNode;
  /** @default 'standard' */
  size?: AlbumGridSize;
  /** The role of each place, for a list that is not a plain list. */
  itemRole?: 'presentation';
  /** Receives the number of columns and `scrollTo`. */
  handle?: RefObject<AlbumGridHandle | null>;
  /** Index of an item that stays mounted wherever the page is scrolled, such as the active option of a listbox. */
  keepMounted?: number | undefined;
};

/** The visible rows, and the one that stays mounted. */
function withKept(range: Range, row: number | undefined): number[] {
  const rows = defaultRangeExtractor(range);
  if (row === undefined || row < 0 || row >= range.count || rows.includes(row)) return rows;
  return [...rows, row].sort((a, b) => a - b);
}

/** Returns where the list begins on the page. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const list = element.current;
    if (!list) return;
    // Measured after a layout: measuring while the list renders would take one more. Rows beyond the screen are rendered
    // anyway, so that the measure need not block the first screen.
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

/** How the virtualizer reads the window, without a layout while the list renders for the first time. */
function useWindowPlace() {
  const [initialRect] = useState(windowRect);
  const isFirst = useRef(true);
  const [scrollToFn] = useState((): typeof windowScroll<Window> => (offset, options, instance) => {
    // The first call asks for the position that the window has.
    if (!isFirst.current) windowScroll(offset, options, instance);
    isFirst.current = false;
  });
  return { initialRect, scrollToFn, observeElementRect: observeWindow };
}

interface PlaceProps<T> {
  item: T;
  index: number;
  of: number;
  geometry: GridGeometry;
  itemRole: 'presentation' | undefined;
  children: (item: T, index: number) => ReactNode;
}

/** One card at its position; changes of the page around the list do not render it again. */
function Place<T>({ item, index, of, geometry, itemRole, children }: PlaceProps<T>) {
  const { columns, cardWidth, cardHeight, gap } = geometry;
  const x = (index % columns) * (cardWidth + gap);
  const y = Math.floor(index / columns) * (cardHeight + gap) + HEAD_ROOM;
  const size = { width: cardWidth, height: cardHeight - HEAD_ROOM, transform: `translate(${x}px, ${y}px)` };
  const listed = itemRole ? { role: itemRole } : { 'aria-setsize': of, 'aria-posinset': index + 1 };
  return (
    <li className={css.place} style={size} {...listed}>
      {children(item, index)}
    </li>
  );
}

const KeptPlace = memo(Place) as typeof Place;

/** Cards of a server's reply: enough for the first screen of a large window. */
const FIRST_CARDS = 12;

/** The first cards in rows that the browser fills, as a server does not know the width of the window. */
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

const neverChanges = () => () => {};

/**
 * Cards in rows, of which only the visible ones are rendered: thousands scroll like dozens. A server renders the first ones.
 */
export function AlbumGrid<T>(props: AlbumGridProps<T>) {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
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
  const virtualizer = useWindowVirtualizer({
    count: geometry ? Math.ceil(items.length / columns) : 0,
    estimateSize: () => cardHeight + gap,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    ...useWindowPlace(),
    rangeExtractor: (range) =>
      withKept(range, keepMounted === undefined ? undefined : Math.floor(keepMounted / columns)),
  });
  const measured = useRef(cardHeight);
  useLayoutEffect(() => {
    // A wider window has other rows; the first ones are as high as they were estimated.
    if (measured.current === cardHeight) return;
    measured.current = cardHeight;
    virtualizer.measure();
  }, [cardHeight, virtualizer]);
  useLayoutEffect(() => {
    if (!handle) return;
    handle.current = {
      columns,
      scrollTo: (index) => virtualizer.scrollToIndex(Math.floor(index / columns), { align: 'auto' }),
    };
  });
  const shown = virtualizer.getVirtualItems().flatMap((row) => {
    const first = row.index * columns;
    return items.slice(first, first + columns).map((item, column) => ({ item, index: first + column }));
  });
  return (
    <ul
      ref={list}
      className={className ? `${css.list} ${className}` : css.list}
      style={{ ...style, height: virtualizer.getTotalSize() + HEAD_ROOM }}
      {...rest}
    >
      {geometry &&
        shown.map(({ item, index }) => (
          <KeptPlace key={keyOf(item)} {...{ item, index, geometry, itemRole, children }} of={items.length} />
        ))}
    </ul>
  );
}
