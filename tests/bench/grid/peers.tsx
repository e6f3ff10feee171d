import { JustifiedGrid } from '@egjs/react-grid';
import { useVirtualizer } from '@tanstack/react-virtual';
import { PhotoGrid, type PhotoGridHandle } from '@xiangji/photo-grid';
import { MasonryScroller, useContainerPosition, usePositioner, useResizeObserver } from 'masonic';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { RowsPhotoAlbum } from 'react-photo-album';
import 'react-photo-album/rows.css';
import { List as VirtualizedList } from 'react-virtualized';
import { Virtuoso } from 'react-virtuoso';
import { List as WindowList } from 'react-window';
import { VList } from 'virtua';
import { cellsOf, colorOf, GAP, HEIGHT, type Photos, ROW, readyRowsOf, rowsOf, WIDTH } from './photos.ts';

interface Props {
  photos: Photos;
  root: HTMLElement;
}

function useRows(photos: Photos, isReady = false) {
  const [own] = useState(() => (isReady ? undefined : rowsOf(photos)));
  const rows = own ?? readyRowsOf(photos);
  const step = (row: number) => (rows.tops?.[row + 1] ?? 0) - (rows.tops?.[row] ?? 0);
  return { rows, step };
}

/** One row of plain tiles, the same for every virtualiser. */
function Row({
  photos,
  rows,
  row,
}: {
  photos: Photos;
  rows: ReturnType<typeof rowsOf>;
  row: number;
}): ReactNode {
  const { height, cells } = cellsOf(photos, rows, row);
  return cells.map(({ index, left, width }) => (
    <div
      key={index}
      data-i={index}
      style={{ position: 'absolute', left, width, height, background: colorOf(index) }}
    />
  ));
}

const frame = { height: HEIGHT, width: '100%' } as const;

type Library = 'sections of 500' | 'one section' | 'short sections';

function Ours({ photos, library = 'sections of 500' }: Props & { library?: Library }) {
  const scroller = useRef<HTMLDivElement>(null);
  const handle = useRef<PhotoGridHandle>(null);
  const count = photos.ratios.length;
  const source = useMemo(
    () => ({
      count,
      sections: libraries[library](count),
      getItem: (index: number) => ({
        id: String(index),
        width: (photos.ratios[index] ?? 1) * 1000,
        height: 1000,
      }),
    }),
    [library, count, photos],
  );
  Object.assign(globalThis, { grid: handle });
  return (
    <div ref={scroller} id="scroller" style={{ ...frame, overflow: 'auto' }}>
      <PhotoGrid
        ref={handle}
        {...{ source, scroller }}
        selectionMode={isSelecting ? 'toggle' : 'none'}
        fit="contain"
        size="small"
        packSections
        renderTile={nothing}
        tileProps={plain}
      />
    </div>
  );
}
/** Plain coloured boxes, as for every library. */
const nothing = () => null;
const plain = ({ index }: { index: number }) => ({ 'data-i': index, style: { background: colorOf(index) } });
const isSelecting = new URL(location.href).searchParams.has('selectable');

/** Days with 1 to 3 photos in the library of short sections. */
const DAYS = 7_300;

/** Sections of 500 without headings, so that rows are comparable. */
function sectionsOf(count: number, from = 0) {
  return Array.from({ length: Math.ceil((count - from) / 500) }, (_, at) => ({
    key: String(at),
    name: '',
    count: Math.min(500, count - from - at * 500),
  }));
}

/** Short sections with headings, packed into rows, and after them sections of 500. */
function shortSections(count: number) {
  const days = Array.from({ length: Math.min(DAYS, Math.floor(count / 4)) }, (_, at) => ({
    key: `day${at}`,
    name: `Day ${at}`,
    count: 1 + ((Math.imul(at, 2_654_435_761) >>> 16) % 3),
  }));
  return [
    ...days,
    ...sectionsOf(
      count,
      days.reduce((sum, day) => sum + day.count, 0),
    ),
  ];
}

const libraries: Record<Library, (count: number) => { key: string; name: string; count: number }[]> = {
  'sections of 500': sectionsOf,
  'one section': (count) => [{ key: 'all', name: '', count }],
  'short sections': shortSections,
};

function TanStack({ photos, isReady = false }: Props & { isReady?: boolean }) {
  const { rows, step } = useRows(photos, isReady);
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: step,
    overscan: 2,
    useFlushSync: true,
  });
  return (
    <div ref={scroller} id="scroller" style={{ ...frame, overflow: 'auto' }}>
      <div style={{ position: 'relative', height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => (
          <div key={index} style={{ position: 'absolute', top: start }}>
            <Row {...{ photos, rows, row: index }} />
          </div>
        ))}
      </div>
    </div>
  );
}

function ReactWindow({ photos }: Props) {
  const { rows, step } = useRows(photos);
  return (
    <WindowList
      style={frame}
      overscanCount={2}
      rowCount={rows.rowCount}
      rowHeight={step}
      rowProps={{ photos, rows }}
      rowComponent={({ index, style, ...rest }) => (
        <div style={style}>
          <Row {...rest} row={index} />
        </div>
      )}
    />
  );
}

function ReactVirtualized({ photos }: Props) {
  const { rows, step } = useRows(photos);
  return (
    <VirtualizedList
      width={WIDTH}
      height={HEIGHT}
      overscanRowCount={2}
      rowCount={rows.rowCount}
      rowHeight={({ index }) => step(index)}
      rowRenderer={({ index, key, style }) => (
        <div key={key} style={style}>
          <Row {...{ photos, rows, row: index }} />
        </div>
      )}
    />
  );
}

function Virtua({ photos }: Props) {
  const { rows, step } = useRows(photos);
  return (
    <VList
      style={frame}
      data={Array.from({ length: rows.rowCount }, (_, row) => row)}
      bufferSize={400}
      itemSize={ROW}
    >
      {(row: number) => (
        <div key={row} style={{ height: step(row), position: 'relative' }}>
          <Row {...{ photos, rows, row }} />
        </div>
      )}
    </VList>
  );
}

function ReactVirtuoso({ photos }: Props) {
  const { rows, step } = useRows(photos);
  return (
    <Virtuoso
      style={frame}
      totalCount={rows.rowCount}
      defaultItemHeight={ROW + GAP}
      increaseViewportBy={400}
      itemContent={(row) => (
        <div style={{ height: step(row), position: 'relative' }}>
          <Row {...{ photos, rows, row }} />
        </div>
      )}
    />
  );
}

/** Columns, not rows: it has no others. */
function Masonic({ photos, root }: Props) {
  const container = useRef<HTMLElement>(null);
  const { offset, width } = useContainerPosition(container, []);
  const positioner = usePositioner({
    width: width || WIDTH,
    columnCount: 5,
    columnGutter: GAP,
    rowGutter: GAP,
  });
  const resizeObserver = useResizeObserver(positioner);
  const [items] = useState(() => Array.from({ length: photos.ratios.length }, (_, index) => ({ index })));
  return (
    <MasonryScroller
      {...{
        positioner,
        resizeObserver,
        items,
        offset,
        containerRef: container,
        height: root.ownerDocument.documentElement.clientHeight,
      }}
      overscanBy={1}
      itemHeightEstimate={ROW}
      render={({ index, width: w }) => (
        <div data-i={index} style={{ height: w / (photos.ratios[index] ?? 1), background: colorOf(index) }} />
      )}
    />
  );
}

/** No windowing: every photo is in the page. */
function PhotoAlbum({ photos }: Props) {
  const [list] = useState(() =>
    Array.from(photos.ratios, (ratio, i) => ({ src: '', key: String(i), width: ratio * 1000, height: 1000 })),
  );
  return (
    <div id="scroller" style={{ ...frame, overflow: 'auto' }}>
      <RowsPhotoAlbum
        photos={list}
        targetRowHeight={ROW}
        spacing={GAP}
        defaultContainerWidth={WIDTH}
        render={{
          image: (_, { index }) => (
            <div
              data-i={index}
              style={{ width: '100%', aspectRatio: photos.ratios[index], background: colorOf(index) }}
            />
          ),
        }}
      />
    </div>
  );
}

/** No windowing either. */
function EgJs({ photos }: Props) {
  return (
    <div id="scroller" style={{ ...frame, overflow: 'auto' }}>
      <JustifiedGrid gap={GAP} sizeRange={[ROW / 2, ROW * 2]} columnRange={[1, 12]}>
        {Array.from(photos.ratios, (ratio, index) => (
          <div
            key={index}
            data-i={index}
            style={{ width: ratio * ROW, height: ROW, background: colorOf(index) }}
          />
        ))}
      </JustifiedGrid>
    </div>
  );
}

/** By its name in the table. */
export const peers: Record<string, { view: (props: Props) => ReactNode }> = {
  '@xiangji/photo-grid': { view: Ours },
  '@xiangji/photo-grid, one section': { view: (props) => <Ours {...props} library="one section" /> },
  '@xiangji/photo-grid, short sections': { view: (props) => <Ours {...props} library="short sections" /> },
  '@tanstack/react-virtual': { view: TanStack },
  '@tanstack/react-virtual, rows ready': { view: (props) => <TanStack {...props} isReady /> },
  'react-window': { view: ReactWindow },
  'react-virtualized': { view: ReactVirtualized },
  virtua: { view: Virtua },
  'react-virtuoso': { view: ReactVirtuoso },
  masonic: { view: Masonic },
  'react-photo-album': { view: PhotoAlbum },
  '@egjs/react-grid': { view: EgJs },
};
