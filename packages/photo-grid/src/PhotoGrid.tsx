import { useLocalizedLabels } from '@xiangji/locale';
import { withRef } from '@xiangji/ui/react-18';
import {
  type AriaAttributes,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { checkProps } from './checkInput.ts';
import { GridAnnouncer } from './GridAnnouncer.tsx';
import { type GridPaint, GridSection, type HeadingState } from './GridSection.tsx';
import type { GridController } from './gridController.ts';
import type { PhotoItem, PhotoSection } from './items.ts';
import type { OpenEvent } from './keyboard/useGridKeys.ts';
import { catalogues, type PhotoGridLabels } from './labels.ts';
import type { GridLayout, LayoutOptions, RowPlace } from './layout/index.ts';
import * as css from './PhotoGrid.css.ts';
import type { SelectionRanges } from './selection/ranges.ts';
import { useDragSelect } from './selection/useDragSelect.ts';
import { useFollowedSelection } from './selection/useFollowedSelection.ts';
import { type SelectionMode, useSelection } from './selection/useSelection.ts';
import type { PhotoSource } from './source/photoSource.ts';
import { usePhotoSource } from './source/usePhotoSource.ts';
import type { ImageProps, TileImageProps, TileLinkProps, TileProps, TileState } from './tile/PhotoTile.tsx';
import { useGridFocus } from './useGridFocus.ts';
import { type PhotoGridHandle, useGridHandle } from './useGridHandle.ts';
import { useGridInteraction } from './useGridInteraction.ts';
import { useGridReveal } from './useGridReveal.ts';
import type { GridAnchor } from './virtual/anchor.ts';
import type { GridEngine, VisibleRange } from './virtual/GridEngine.ts';
import type { GridView } from './virtual/gridView.ts';
import type { LoadRange } from './virtual/RangeRequests.ts';
import { standInHeight } from './virtual/ScrollSpace.ts';
import type { GridScroller } from './virtual/scrollHost.ts';
import type { GridSize, GridSizes, ServerView } from './virtual/serverViews.ts';
import { useGridEngine } from './virtual/useGridEngine.ts';

export type PhotoGridProps = LayoutOptions &
  Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> & {
    /**
     * The photos: `{ src, width, height, alt }`. Another array when one of them changes; `undefined` for a photo that is
     * not loaded.
     */
    photos?: readonly (PhotoItem | undefined)[];
    /** The photos of a list that loads, in place of `photos`: an item source, such as `createPagedSource` makes. */
    source?: PhotoSource;
    /**
     * Groups, known before their photos are. Keep the array's identity while its content is the same.
     * @default those of the source, or one without a heading
     */
    sections?: readonly PhotoSection[];
    /**
     * Loads missing photos near the viewport, at most 500 at a time (spec §9). May return a promise: where it rejects, other
     * than by an abort, the range is shown as failed with a retry button, and asked for again after 1 s, 2 s, 4 s … 60 s.
     * @default `loadRange` of the source
     */
    onLoadRange?: LoadRange;
    /** Called with the photos (`end` excluded) that are in the viewport, at first and whenever they change. */
    onVisibleRangeChange?: (range: VisibleRange) => void;
    /**
     * Sections that fit in part of a row share it with their neighbours, each under its own heading. Sections without a
     * heading keep their own rows.
     * @default false
     */
    packSections?: boolean;
    /**
     * How clicks select: never, by every click once something is selected, or always by every click.
     * @default 'none'
     */
    selectionMode?: SelectionMode;
    /**
     * Most photos that can be selected. With 1 another photo takes the place of the selected one; otherwise further photos
     * are not selected.
     * @default Infinity
     */
    maxSelected?: number;
    /** Returns whether a photo can neither be selected nor opened. Keep its identity while its answers are the same. */
    isDisabled?: (index: number) => boolean;
    /** The selected photos, as ranges of indices. */
    selection?: SelectionRanges;
    /**
     * The photos that are selected at first, where `selection` is left out.
     * @default []
     */
    defaultSelection?: SelectionRanges;
    /** Called with the new ranges when the selection changes, also because its photos have other indices. */
    onSelectionChange?: (selection: SelectionRanges) => void;
    /**
     * A photo was opened by a click, a tap or Enter. Where the tile is a link, `event.preventDefault()` keeps the
     * browser on the page.
     */
    onOpen?: (index: number, element: HTMLElement, event: OpenEvent) => void;
    /**
     * Address of a photo: its tile is a link, so that modified and middle clicks open tabs. In place of Ctrl + click the check
     * selects. Keep its identity.
     */
    getHref?: (index: number) => string | undefined;
    /**
     * Renders the link by a router: give all the props to its link. Keep its identity.
     * @default an `a`
     */
    renderLink?: (props: TileLinkProps) => ReactNode;
    /** Called when the menu of a photo is asked for. */
    onContextMenu?: (index: number, event: MouseEvent<HTMLElement>) => void;
    /**
     * Size that a server renders for, in CSS pixels: one, where it knows the width (from a cookie), or one for each kind of
     * window, of which the browser shows its own until it has measured.
     * @default 390 × 844, 820 × 1180 and 1440 × 900
     */
    defaultSize?: GridSize | GridSizes;
    /** The scroll position to start at, as `getAnchor()` of the ref returned it. */
    initialAnchor?: GridAnchor;
    /**
     * What scrolls: `'window'` or a ref to an element around the grid.
     * @default 'window'
     */
    scroller?: GridScroller;
    /** Connects a `PhotoAxis`. */
    controller?: GridController;
    /** Texts to use in place of those of the `LocaleProvider`'s language. Keep its identity. @default none */
    labels?: Partial<PhotoGridLabels>;
    /** Shown above the photos. */
    header?: ReactNode;
    /** Shown below the photos. */
    footer?: ReactNode;
    /** Shown in place of the photos when there is none. */
    empty?: ReactNode;
    /** Replaces the image of a tile; its check and focus stay. `undefined` keeps the image. */
    renderTile?: (state: TileState) => ReactNode;
    /** Attributes of a tile's cell: class, style, data, drag handlers. */
    tileProps?: (state: TileState) => TileProps | undefined;
    /**
     * `sizes` of the images.
     * @default the width of the tile
     */
    sizes?: string;
    /** Attributes of a tile's `img`, such as `crossOrigin` or `loading`. Keep its identity. */
    imageProps?: (state: TileState) => ImageProps | undefined;
    /** Renders a tile's image by another component, such as the one of Next.js. Keep its identity. */
    renderImage?: (props: TileImageProps, state: TileState) => ReactNode;
    /** Replaces the name and the count in a heading; its check stays. */
    renderHeading?: (state: HeadingState) => ReactNode;
    className?: string;
    ref?: Ref<PhotoGridHandle>;
  };

/** A virtualised, selectable grid of photos in groups (spec §2 'Photo timeline', §9 'Layout'). */
export const PhotoGrid = /* @__PURE__ */ withRef(function PhotoGrid(given: PhotoGridProps) {
  const props = usableProps(given);
  const labels = useLocalizedLabels(catalogues, props.labels);
  const { packSections = false, controller, scroller = 'window' } = props;
  const { selectionMode = 'none', maxSelected = Number.POSITIVE_INFINITY, onVisibleRangeChange } = props;
  const canvas = useRef<HTMLDivElement>(null);
  const marquee = useRef<HTMLDivElement>(null);
  const { source, list } = usePhotoSource(props);
  const { engine, view, seek, catchUp, placeholders } = useGridEngine({
    ...{ list, look: useLook(props), packSections, scroller, canvas },
    onLoadRange: props.onLoadRange ?? source.loadRange,
    defaultSize: props.defaultSize,
    initialAnchor: props.initialAnchor,
    onMove: useOnMove(controller, onVisibleRangeChange),
  });
  const select = useSelection(props);
  useFollowedSelection({ list, select, engine });
  const selectable = selectionMode !== 'none';
  const selecting = selectionMode === 'always' || (selectable && select.selection.length > 0);
  const single = maxSelected === 1;
  const reveal = useGridReveal(engine);
  const focus = useGridFocus({ engine, view, canvas, reveal });
  const handlers = useGridInteraction({ ...props, engine, selectable, selecting, select, focus });
  const drag = useDragSelect({ engine, canvas, marquee, enabled: selectable && !single, select });
  useController(seek, controller);
  useGridHandle(props.ref, { engine, catchUp, reveal, focusPhoto: focus.focusPhoto, select, source });
  const paint = usePaint(props, view);
  const { layout } = view;
  const { selection } = select;
  return (
    <div className={[css.root, props.className].filter(Boolean).join(' ')}>
      {props.header}
      {layout.count === 0 && props.empty}
      {/* biome-ignore lint/a11y/useSemanticElements: a virtualised ARIA grid cannot be a table */}
      <div
        ref={canvas}
        role="grid"
        tabIndex={-1}
        className={css.canvas}
        style={placeholders ? undefined : canvasStyle(layout)}
        {...ariaOf(props, labels, layout)}
        aria-multiselectable={(selectable && !single) || undefined}
        data-selecting={selecting ? '' : undefined}
        {...handlers}
        {...drag}
        onClickCapture={(event) => {
          handlers.onClickCapture(event);
          drag.onClickCapture(event);
        }}
      >
        {placeholders
          ? placeholders.map((one) => <ServerRows key={one.breakpoint} {...{ ...one, props, selection }} />)
          : sectionsOf(view, { paint, selection, tabStop: focus.tabStop })}
        {selectable && <div ref={marquee} className={css.marquee} aria-hidden="true" hidden />}
      </div>
      <GridAnnouncer selection={selection} hasFailed={view.failed.length > 0} labels={labels} />
      {props.footer}
    </div>
  );
});

function ariaOf(props: PhotoGridProps, labels: PhotoGridLabels, layout: GridLayout): AriaAttributes {
  const { 'aria-label': label = labels.grid, 'aria-labelledby': labelledBy } = props;
  return {
    'aria-label': labelledBy ? undefined : label,
    'aria-labelledby': labelledBy,
    'aria-rowcount': layout.firstRows[layout.sections.length] ?? 0,
    'aria-colcount': Math.max(1, layout.columns),
  };
}

function canvasStyle({ height, metrics: { padding } }: GridLayout): CSSProperties {
  return padding > 0
    ? { height: standInHeight(height), marginInline: padding, width: 'auto' }
    : { height: standInHeight(height) };
}

/** The same object while its values are the same. */
function useLook({
  layout,
  fit,
  size,
  aspect,
  rowHeight,
  columns,
  gap,
  padding,
}: LayoutOptions): LayoutOptions {
  return useMemo(
    () => ({ layout, fit, size, aspect, rowHeight, columns, gap, padding }),
    [layout, fit, size, aspect, rowHeight, columns, gap, padding],
  );
}

/** The rendered sections. Not a component: it renders whenever the grid does. */
function sectionsOf(
  view: GridView,
  shared: { paint: GridPaint; selection: SelectionRanges; tabStop: number },
): ReactNode {
  return bySection(view).map(({ owner, rows }) => {
    const section = view.list.sections[owner];
    const at = view.layout.ownerStarts[owner] ?? 0;
    const key = view.layout.sections[at]?.key;
    // The layout may still be the one of the sections before.
    if (!section || section.key !== key) return null;
    return <GridSection key={key} {...shared} {...{ section, at, rows }} />;
  });
}

/** The first rows in a server's reply, for one kind of window. */
function ServerRows(state: ServerView & { props: PhotoGridProps; selection: SelectionRanges }) {
  const { breakpoint, view, props, selection } = state;
  const paint = usePaint(props, view);
  return (
    <div role="presentation" className={css.serverRows[breakpoint]} style={canvasStyle(view.layout)}>
      {sectionsOf(view, { paint: { ...paint, lazy: true }, selection, tabStop: 0 })}
    </div>
  );
}

/** Wrong data without TypeScript shows an empty grid, and a message in development, instead of a crash. */
function usableProps(props: PhotoGridProps): PhotoGridProps {
  if (process.env.NODE_ENV !== 'production') checkProps(props);
  const { photos, source, sections } = props;
  return {
    ...props,
    photos: Array.isArray(photos) ? photos : undefined,
    source: typeof source?.getItem === 'function' ? source : undefined,
    sections: Array.isArray(sections) ? sections : undefined,
  };
}

function usePaint(
  props: PhotoGridProps,
  { list, layout, shift, failed }: Pick<GridPaint, 'list' | 'layout' | 'shift' | 'failed'>,
): GridPaint {
  const labels = useLocalizedLabels(catalogues, props.labels);
  const { isDisabled } = props;
  const { renderTile, tileProps, renderHeading, getHref, renderLink, sizes, imageProps, renderImage } = props;
  const selectable = (props.selectionMode ?? 'none') !== 'none';
  const single = props.maxSelected === 1;
  const airy = props.layout === 'squares' && props.fit === 'contain';
  const view = useMemo(
    () => ({ list, layout, shift, failed, length: standInHeight(layout.height) }),
    [list, layout, shift, failed],
  );
  const own = useMemo(
    () => ({ renderTile, tileProps, renderHeading, getHref, renderLink, sizes, imageProps, renderImage }),
    [renderTile, tileProps, renderHeading, getHref, renderLink, sizes, imageProps, renderImage],
  );
  return useMemo(
    () => ({ ...view, ...own, selectable, single, isDisabled, labels, airy }),
    [view, own, selectable, single, isDisabled, labels, airy],
  );
}

/**
 * The rendered rows by section, in order. A section may be rendered at the viewport and at the focused photo; its rows may
 * belong to several parts of the layout.
 */
function bySection({ layout, parts }: GridView): { owner: number; rows: RowPlace[] }[] {
  const found = new Map<number, RowPlace[]>();
  for (const { section, firstRow, lastRow } of parts) {
    const owner = layout.owners[section] ?? 0;
    const rows = found.get(owner) ?? [];
    for (let row = firstRow; row <= lastRow; row += 1) rows.push({ section, row });
    found.set(owner, rows);
  }
  const order = (a: RowPlace, b: RowPlace) => a.section - b.section || a.row - b.row;
  return [...found].map(([owner, rows]) => ({ owner, rows: rows.toSorted(order) }));
}

/** Reports moves to the axis, and the photos in the viewport where they are asked for. */
function useOnMove(
  controller: GridController | undefined,
  onVisibleRangeChange: ((range: VisibleRange) => void) | undefined,
): ((engine: GridEngine) => void) | undefined {
  const visible = useRef<VisibleRange>(undefined);
  if (!controller && !onVisibleRangeChange) return undefined;
  return (engine) => {
    if (controller) publishMove(engine, controller);
    if (!onVisibleRangeChange) return;
    const range = engine.visibleItems();
    if (visible.current?.start === range.start && visible.current.end === range.end) return;
    visible.current = range;
    onVisibleRangeChange(range);
  };
}

function publishMove(engine: GridEngine, controller: GridController): void {
  const { scrollTop, viewportHeight } = engine.box;
  controller.publish({
    sections: engine.input.list.sections,
    tops: engine.layout.ownerTops,
    scrollTop,
    viewportHeight,
  });
}

function useController(
  seek: (scrollTop: number, passing: boolean) => void,
  controller: GridController | undefined,
): void {
  useEffect(() => controller?.onSeek(seek), [controller, seek]);
}
