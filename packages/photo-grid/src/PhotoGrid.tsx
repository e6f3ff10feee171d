import { withRef } from '@xiangji/ui/react-18';
import { type MouseEvent, type ReactNode, type Ref, useEffect, useMemo, useRef } from 'react';
import { checkProps } from './checkInput.ts';
import { GridAnnouncer } from './GridAnnouncer.tsx';
import { type GridPaint, GridSection, type HeadingState } from './GridSection.tsx';
import type { GridController } from './gridController.ts';
import type { PhotoGridItem, PhotoSection } from './items.ts';
import { type PhotoGridLabels, zhCN } from './labels.ts';
import type { GridLevel, GridMode, GridRatio, RowPlace } from './layout/index.ts';
import * as styles from './PhotoGrid.css.ts';
import type { SelectionRanges } from './selection/ranges.ts';
import type { LoadIds } from './selection/selectedIds.ts';
import { useDragSelect } from './selection/useDragSelect.ts';
import { useFollowedSelection } from './selection/useFollowedSelection.ts';
import { useSelection } from './selection/useSelection.ts';
import type { TileLinkProps, TileProps, TileState } from './tile/PhotoTile.tsx';
import { useGridFocus } from './useGridFocus.ts';
import { type PhotoGridHandle, useGridHandle } from './useGridHandle.ts';
import { type OpenEvent, useGridInteraction } from './useGridInteraction.ts';
import { useGridReveal } from './useGridReveal.ts';
import type { GridEngine } from './virtual/gridEngine.ts';
import type { GridView } from './virtual/gridView.ts';
import type { LoadRange } from './virtual/rangeRequests.ts';
import type { GridScroller } from './virtual/scrollHost.ts';
import { standInHeight } from './virtual/scrollSpace.ts';
import type { GridSize, GridSizes, ServerView } from './virtual/serverViews.ts';
import { useGridEngine } from './virtual/useGridEngine.ts';

export type PhotoGridProps = {
  /** Groups, known before their photos are. Keep the array's identity while it says the same. */
  sections: readonly PhotoSection[];
  /** The photo at a position over all groups; undefined while it is not loaded. */
  getItem: (index: number) => PhotoGridItem | undefined;
  /** A photo that is shown but may be out of date: `onLoadRange` asks for it again when it is near the viewport. */
  isStale?: (index: number) => boolean;
  /** Another number whenever `getItem` or `isStale` answers differently. */
  dataVersion: number;
  /**
   * Loads missing photos near the viewport, at most 500 at a time (spec §9). May return a promise: where it rejects, other
   * than by an abort, the range is shown as failed with a retry button, and asked for again after 1 s, 2 s, 4 s … 60 s.
   */
  onLoadRange?: LoadRange;
  /** Answers ids of photos that are selected but not loaded, for `selection.toIds()`. At most 500 at a time. */
  loadIds?: LoadIds;
  /** 0 auto, 1 real proportions, 2 rectangles, 3 grid (spec §9). Default 0. */
  mode?: GridMode;
  /** −2 small … 2 large. Default 0. */
  level?: GridLevel;
  /** Ratio of the cells of modes 2 and 3. Default 1:1. */
  ratio?: GridRatio;
  /**
   * Sections that fit in part of a row share it with their neighbours, each under its own heading. Sections without a
   * heading keep their own rows. Default false.
   */
  packSections?: boolean;
  /** Photos can be selected. Default false. */
  selectable?: boolean;
  /** Every click selects, as in a manage mode. Default: as soon as something is selected. */
  selecting?: boolean;
  selection?: SelectionRanges;
  defaultSelection?: SelectionRanges;
  onSelectionChange?: (selection: SelectionRanges) => void;
  /**
   * A photo was opened by a click, a tap or Enter. Where the tile is a link, `event.preventDefault()` keeps the browser on
   * the page.
   */
  onOpen?: (index: number, element: HTMLElement, event: OpenEvent) => void;
  /**
   * Address of a photo: its tile is a link, so that modified and middle clicks open tabs. In place of Ctrl + click the check
   * selects. Keep its identity.
   */
  getHref?: (index: number) => string | undefined;
  /** Renders the link by a router: give all the props to its link. Default `<a>`. Keep its identity. */
  renderLink?: (props: TileLinkProps) => ReactNode;
  onContextMenu?: (index: number, event: MouseEvent<HTMLElement>) => void;
  /**
   * Size that a server renders for, in CSS pixels: one, where it knows the width (from a cookie), or one for each kind of
   * window, of which the browser shows its own until it has measured. Default 390 × 844, 820 × 1180 and 1440 × 900.
   */
  defaultSize?: GridSize | GridSizes;
  /** What scrolls. Default: the page. */
  scroller?: GridScroller;
  /** Connects a `PhotoAxis`. */
  controller?: GridController;
  labels?: PhotoGridLabels;
  header?: ReactNode;
  footer?: ReactNode;
  /** Shown in place of the photos when there is none. */
  empty?: ReactNode;
  renderTile?: (state: TileState) => ReactNode;
  /** Attributes of a tile's cell: class, style, data, drag handlers. */
  tileProps?: (state: TileState) => TileProps | undefined;
  renderHeading?: (state: HeadingState) => ReactNode;
  className?: string;
  ref?: Ref<PhotoGridHandle>;
};

/** A virtualised, justified, grouped, selectable grid of photos (spec §2 'Photo timeline', §9 'Layout'). */
export const PhotoGrid = /* @__PURE__ */ withRef(function PhotoGrid(given: PhotoGridProps) {
  const props = usableProps(given);
  const { sections, getItem, dataVersion, mode = 0, level = 0, ratio = '1:1', labels = zhCN } = props;
  const { packSections = false, selectable = false, controller, scroller = 'window' } = props;
  const canvas = useRef<HTMLDivElement>(null);
  const marquee = useRef<HTMLDivElement>(null);
  const { engine, view, seek, catchUp, placeholders } = useGridEngine({
    ...{ sections, getItem, dataVersion, mode, level, ratio, packSections, scroller, canvas },
    defaultSize: props.defaultSize,
    isStale: props.isStale,
    onLoadRange: props.onLoadRange,
    onMove: controller && ((moved) => publishMove(moved, controller)),
  });
  const select = useSelection(props);
  useFollowedSelection({ sections, getItem, dataVersion, select, engine });
  const selecting = selectable && (props.selecting ?? select.selection.length > 0);
  const reveal = useGridReveal(engine);
  const focus = useGridFocus({ engine, view, canvas, reveal });
  const handlers = useGridInteraction({ ...props, engine, selectable, selecting, select, focus });
  const drag = useDragSelect({ engine, canvas, marquee, enabled: selectable, select });
  useController(seek, controller);
  useGridHandle(props, { engine, catchUp, reveal, focusPhoto: focus.focusPhoto, select });
  const paint = usePaint(props, view);
  const { layout } = view;
  const { selection } = select;
  return (
    <div className={[styles.root, props.className].filter(Boolean).join(' ')}>
      {props.header}
      {layout.count === 0 && props.empty}
      {/* biome-ignore lint/a11y/useSemanticElements: a virtualised ARIA grid cannot be a table */}
      <div
        ref={canvas}
        role="grid"
        tabIndex={-1}
        className={styles.canvas}
        style={{ height: placeholders ? undefined : standInHeight(layout.height) }}
        aria-label={labels.grid}
        aria-rowcount={layout.firstRows[layout.sections.length] ?? 0}
        aria-colcount={Math.max(1, layout.columns)}
        aria-multiselectable={selectable || undefined}
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
          : sectionsOf(view, sections, { paint, selection, tabStop: focus.tabStop })}
        {selectable && <div ref={marquee} className={styles.marquee} aria-hidden="true" hidden />}
      </div>
      <GridAnnouncer selection={selection} hasFailed={view.failed.length > 0} labels={labels} />
      {props.footer}
    </div>
  );
});

/** The rendered sections. Not a component: it renders whenever the grid does. */
function sectionsOf(
  view: GridView,
  sections: readonly PhotoSection[],
  shared: { paint: GridPaint; selection: SelectionRanges; tabStop: number },
): ReactNode {
  return bySection(view).map(({ owner, rows }) => {
    const section = sections[owner];
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
    <div role="presentation" className={styles.serverRows[breakpoint]} style={{ height: paint.length }}>
      {sectionsOf(view, props.sections, { paint: { ...paint, lazy: true }, selection, tabStop: 0 })}
    </div>
  );
}

const noSections: readonly PhotoSection[] = [];

/** Wrong data without TypeScript shows an empty grid, and in development says why, instead of a crash. */
function usableProps(props: PhotoGridProps): PhotoGridProps {
  if (process.env.NODE_ENV !== 'production') checkProps(props);
  const isUsable = Array.isArray(props.sections) && typeof props.getItem === 'function';
  return isUsable ? props : { ...props, sections: noSections, getItem: () => undefined };
}

function usePaint(
  props: PhotoGridProps,
  { layout, shift, failed }: Pick<GridPaint, 'layout' | 'shift' | 'failed'>,
): GridPaint {
  const { getItem, dataVersion, mode, selectable = false, labels = zhCN } = props;
  const { renderTile, tileProps, renderHeading, getHref, renderLink } = props;
  const view = useMemo(
    () => ({ layout, shift, failed, length: standInHeight(layout.height) }),
    [layout, shift, failed],
  );
  const own = useMemo(
    () => ({ renderTile, tileProps, renderHeading, getHref, renderLink }),
    [renderTile, tileProps, renderHeading, getHref, renderLink],
  );
  return useMemo(
    () => ({ ...view, ...own, getItem, dataVersion, selectable, labels, airy: mode === 3 }),
    [view, own, getItem, dataVersion, selectable, labels, mode],
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

function publishMove(engine: GridEngine, controller: GridController): void {
  const { scrollTop, viewportHeight } = engine.box;
  controller.publish({
    sections: engine.input.sections,
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
