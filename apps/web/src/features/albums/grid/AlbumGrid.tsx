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
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import * as css from './AlbumGrid.css.ts';
import { type GridGeometry, HEAD_ROOM } from './geometry.ts';
import { useGridGeometry } from './useGridGeometry.ts';

/** Rows drawn beyond the screen, so that a quick scroll finds them there. */
const OVERSCAN_ROWS = 2;

/** What moves around in the list by keys needs to know of it. */
export interface GridHandle {
  columns: number;
  scrollTo: (index: number) => void;
}

export interface AlbumGridProps<T> extends Omit<ComponentProps<'ul'>, 'children' | 'ref'> {
  items: readonly T[];
  keyOf: (item: T) => string;
  children: (item: T, index: number) => ReactNode;
  /** What each place is to a screen reader, where it is no list item. */
  itemRole?: 'presentation';
  handle?: React.RefObject<GridHandle | null>;
  /** A place that stays drawn wherever the page is scrolled, e.g. the one that speech is at. */
  keep?: number | undefined;
}

/** The rows in sight, and the one that is kept. */
function withKept(range: Range, row: number | undefined): number[] {
  const rows = defaultRangeExtractor(range);
  if (row === undefined || row < 0 || row >= range.count || rows.includes(row)) return rows;
  return [...rows, row].sort((a, b) => a - b);
}

/** Where the list begins on the page: what stands above it scrolls with it. */
function useTop(element: React.RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const list = element.current;
    if (!list) return;
    // Told after a layout: asked for while the list is drawn, it would take one more. Rows beyond the screen are drawn
    // anyway, so that knowing it need not hold up what else the page begins with.
    const tell = () => {
      const next = list.getBoundingClientRect().top + window.scrollY;
      startTransition(() => setTop(next));
    };
    const observer = new ResizeObserver(tell);
    observer.observe(list);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

const windowRect = (): Rect => ({ width: window.innerWidth, height: window.innerHeight });

function watchWindow(_: unknown, tell: (rect: Rect) => void): () => void {
  const heard = () => tell(windowRect());
  window.addEventListener('resize', heard, { passive: true });
  return () => window.removeEventListener('resize', heard);
}

/** How the list finds its place in the window without asking for anything while it is drawn for the first time. */
function useWindowPlace() {
  const [initialRect] = useState(windowRect);
  const isFirst = useRef(true);
  const [scrollToFn] = useState((): typeof windowScroll<Window> => (offset, options, instance) => {
    // The first is where the window stands already.
    if (!isFirst.current) windowScroll(offset, options, instance);
    isFirst.current = false;
  });
  return { initialRect, scrollToFn, observeElementRect: watchWindow };
}

interface PlaceProps<T> {
  item: T;
  index: number;
  of: number;
  geometry: GridGeometry;
  itemRole: 'presentation' | undefined;
  children: (item: T, index: number) => ReactNode;
}

/** One card where the list has it; what the list learns of the page around it does not draw it anew. */
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

/** Cards in rows, of which only those in sight are drawn: thousands scroll like dozens. */
export function AlbumGrid<T>({
  items,
  keyOf,
  children,
  itemRole,
  handle,
  keep,
  style,
  className,
  ...rest
}: AlbumGridProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const geometry = useGridGeometry(list);
  const { columns = 1, cardHeight = 1, gap = 0 } = geometry ?? {};
  const top = useTop(list);
  const virtualizer = useWindowVirtualizer({
    count: geometry ? Math.ceil(items.length / columns) : 0,
    estimateSize: () => cardHeight + gap,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    ...useWindowPlace(),
    rangeExtractor: (range) => withKept(range, keep === undefined ? undefined : Math.floor(keep / columns)),
  });
  const measured = useRef(cardHeight);
  useLayoutEffect(() => {
    // A wider window has other rows; those that the list began with are as high as it took them for.
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
