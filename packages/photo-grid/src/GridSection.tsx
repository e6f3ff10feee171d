import { idOf } from '@xiangji/internal/items';
import { memo, type ReactNode } from 'react';
import { checkItem } from './checkInput.ts';
import type { PhotoSection } from './items.ts';
import type { PhotoGridLabels } from './labels.ts';
import {
  type GridLayout,
  itemOfRow,
  partsOf,
  type RowPlace,
  rowCells,
  rowHeight,
  rowStart,
  rowTop,
  SECTION_GAP,
} from './layout/index.ts';
import * as css from './PhotoGrid.css.ts';
import { isSelected, type SelectionRanges, selectedBetween } from './selection/ranges.ts';
import type { PhotoSnapshot } from './source/usePhotoSource.ts';
import { OwnTile, PhotoTile } from './tile/PhotoTile.tsx';
import type { PhotoTileProps } from './tile/PhotoTileProps.ts';
import type { GridView } from './virtual/gridView.ts';
import { clampedTop } from './virtual/ScrollSpace.ts';

/** The state that `renderHeading` renders. */
export interface HeadingState {
  /** The section of the heading. */
  section: PhotoSection;
  /** Whether all, none or some of the section's photos are selected. */
  checked: boolean | 'mixed';
}

/** The values that every row and tile of one rendering shares. The selection is apart: it changes for some of them only. */
export type GridPaint = {
  layout: GridLayout;
  /** Pixels of the list before the canvas's first, and the canvas's height. */
  shift: number;
  length: number;
  /** Photos whose request failed. */
  failed: GridView['failed'];
  list: PhotoSnapshot;
  airy: boolean;
  /** Images wait until they are in view: of several placeholders one is visible. */
  lazy?: boolean;
  selectable: boolean;
  markable: boolean;
  /** One photo at most can be selected: sections have no check. */
  single: boolean;
  isDisabled?: (index: number) => boolean;
  labels: PhotoGridLabels;
  getHref?: (index: number) => string | undefined;
  renderHeading?: (state: HeadingState) => ReactNode;
} & Pick<PhotoTileProps, 'renderTile' | 'renderLink' | 'tileProps' | 'sizes' | 'imageProps' | 'renderImage'>;

/** One section: its heading, which sticks while the section is visible, and its rows near the viewport. */
export const GridSection = memo(function GridSection(props: {
  paint: GridPaint;
  selection: SelectionRanges;
  section: PhotoSection;
  /** The first of its parts in the layout. */
  at: number;
  rows: readonly RowPlace[];
  /** The photo that Tab reaches. */
  tabStop: number;
}) {
  const { paint, selection, section, at, tabStop } = props;
  const { layout } = paint;
  const laidOut = layout.sections[at];
  if (!laidOut) return null;
  const first = layout.firstItems[at] ?? 0;
  const headings = laidOut.heading > 0 ? 1 : 0;
  const top = (layout.tops[at] ?? 0) - paint.shift;
  const start = clampedTop(top, 0, paint.length);
  const end = clampedTop(sectionBottom(layout, at) - paint.shift, 0, paint.length);
  const { x, width } = sectionSpan(layout, at);
  const isPacked = x > 0 || width < layout.width;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtualised ARIA grid cannot be a table
    <div
      role="rowgroup"
      className={css.section}
      style={{
        top: start,
        height: end - start,
        ...(isPacked && { insetInlineStart: x, width }),
      }}
      data-packed={isPacked ? (x > 0 ? 'next' : 'first') : undefined}
      aria-label={section.name || undefined}
    >
      {headings > 0 && (
        <SectionHeading {...{ paint, selection, section, at, first, isPacked }} height={laidOut.heading} />
      )}
      {props.rows.map((place) => {
        const photo = itemOfRow(layout, place);
        const hasStop = tabStop >= photo && tabStop < itemOfRow(layout, { ...place, row: place.row + 1 });
        return (
          <GridRow
            key={idOf(paint.list.getItem(photo)) ?? `row-${photo}`}
            {...{ paint, selection, at: place.section, row: place.row }}
            from={start}
            tabStop={hasStop ? tabStop : -1}
          />
        );
      })}
    </div>
  );
});

/** Pixels from the list's top to the end of a section's last row. */
function sectionBottom(layout: GridLayout, at: number): number {
  const last = partsOf(layout, at).end - 1;
  const part = layout.sections[last];
  return (layout.tops[last] ?? 0) + (part ? part.heading + part.rows.height : 0);
}

/** A section with its heading, which reaches to the next section of the band or to the list's edge. */
function sectionSpan(layout: GridLayout, at: number): { x: number; width: number } {
  const x = layout.sections[at]?.x ?? 0;
  const next = layout.sections[at + 1]?.x ?? 0;
  return { x, width: (next > 0 ? next - SECTION_GAP : layout.width) - x };
}

interface GridRowProps {
  paint: GridPaint;
  selection: SelectionRanges;
  at: number;
  row: number;
  /** Where its section's element begins on the canvas. */
  from: number;
  /** −1 unless it is in this row. */
  tabStop: number;
}

/** A row that stays near while others come and go, or are selected, is not rendered again. */
const GridRow = memo(function GridRow(props: GridRowProps) {
  const { paint, selection, at, row } = props;
  const Tile = paint.renderTile ? OwnTile : PhotoTile;
  const { layout } = paint;
  const section = layout.sections[at];
  if (!section) return null;
  const start = (layout.firstItems[at] ?? 0) + rowStart(section.rows, row);
  const height = rowHeight(section.rows, row);
  const headings = section.heading > 0 ? 1 : 0;
  const top = (layout.tops[at] ?? 0) + section.heading + rowTop(section.rows, row) - paint.shift;
  const cells = rowCells(section, row);
  // A photo in a column is a row of its own, which must not cover its neighbours.
  const box = section.rows.boxes ? cells[0] : undefined;
  const firstColumn = section.rows.boxes?.().columnOf[row] ?? 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: focus lies on the cells of a virtualised ARIA grid
    <div
      role="row"
      className={css.row}
      style={{
        top: clampedTop(top, height, paint.length) - props.from,
        height,
        ...(box && { insetInlineStart: box.x, insetInlineEnd: 'auto', width: box.width }),
      }}
      aria-rowindex={(layout.firstRows[at] ?? 0) + headings + row + 1}
    >
      {cells.map((cell, column) => {
        const index = start + column;
        const item = paint.list.getItem(index);
        if (process.env.NODE_ENV !== 'production') checkItem(item, index);
        return (
          <Tile
            key={idOf(item) ?? `at-${index}`}
            item={item}
            failed={!item && paint.failed.some(({ start, end }) => index >= start && index < end)}
            index={index}
            column={firstColumn + column}
            x={box ? 0 : cell.x}
            width={cell.width}
            height={height}
            airy={paint.airy}
            lazy={paint.lazy}
            selectable={paint.selectable}
            selected={paint.selectable && isSelected(selection, index)}
            disabled={paint.isDisabled?.(index) === true}
            markable={paint.markable}
            tabStop={index === props.tabStop}
            labels={paint.labels}
            renderTile={paint.renderTile}
            tileProps={paint.tileProps}
            sizes={paint.sizes}
            imageProps={paint.imageProps}
            renderImage={paint.renderImage}
            href={item && paint.getHref?.(index)}
            renderLink={paint.renderLink}
          />
        );
      })}
    </div>
  );
}, isSameRow);

function isSameRow(was: GridRowProps, is: GridRowProps): boolean {
  if (was.paint !== is.paint || was.at !== is.at || was.row !== is.row) return false;
  if (was.from !== is.from || was.tabStop !== is.tabStop) return false;
  const { paint, selection } = is;
  const before = was.selection;
  if (selection === before) return true;
  const section = paint.layout.sections[is.at];
  if (!section) return false;
  const first = paint.layout.firstItems[is.at] ?? 0;
  const end = first + rowStart(section.rows, is.row + 1);
  for (let index = first + rowStart(section.rows, is.row); index < end; index += 1) {
    if (isSelected(selection, index) !== isSelected(before, index)) return false;
  }
  return true;
}

function SectionHeading(props: {
  paint: GridPaint;
  selection: SelectionRanges;
  section: PhotoSection;
  at: number;
  first: number;
  /** Shares its row: the name may be cut off, the count shows on hover and focus. */
  isPacked: boolean;
  height: number;
}) {
  const { paint, selection, section, at, first, isPacked, height } = props;
  const picked = paint.selectable ? selectedBetween(selection, first, first + section.count) : 0;
  const checked = picked > 0 && picked === section.count ? true : picked > 0 ? 'mixed' : false;
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: focus lies on the cells of a virtualised ARIA grid
    <div
      role="row"
      className={css.heading}
      data-heading={at}
      style={{ height }}
      aria-rowindex={(paint.layout.firstRows[at] ?? 0) + 1}
    >
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as above */}
      <div role="rowheader" className={css.headingCell} aria-colspan={Math.max(1, paint.layout.columns)}>
        {paint.selectable && !paint.single && (
          // biome-ignore lint/a11y/useSemanticElements: three states, drawn by us
          <button
            type="button"
            role="checkbox"
            aria-checked={checked}
            tabIndex={-1}
            className={css.headingCheck}
            aria-label={paint.labels.selectSection(section.name)}
            data-section={at}
          />
        )}
        {paint.renderHeading?.({ section, checked }) ?? (
          <>
            <span className={css.headingName} title={isPacked ? section.name : undefined}>
              {section.name}
            </span>
            <bdi className={css.headingCount}>{paint.labels.count(section.count)}</bdi>
          </>
        )}
      </div>
    </div>
  );
}
