import type { CSSProperties, ReactNode } from 'react';
import { type GridPaint, GridSection } from './GridSection.tsx';
import type { GridLayout, RowPlace } from './layout/index.ts';
import * as css from './PhotoGrid.css.ts';
import type { PhotoGridProps } from './PhotoGridProps.ts';
import type { SelectionRanges } from './selection/ranges.ts';
import { useGridPaint } from './useGridPaint.ts';
import type { GridView } from './virtual/gridView.ts';
import { standInHeight } from './virtual/ScrollSpace.ts';
import type { ServerView } from './virtual/serverViews.ts';

/** Returns the height and the padding of the photos' box. */
export function canvasStyle({ height, metrics: { padding } }: GridLayout): CSSProperties {
  return padding > 0
    ? { height: standInHeight(height), marginInline: padding, width: 'auto' }
    : { height: standInHeight(height) };
}

/** The rendered sections. Not a component: it renders whenever the grid does. */
export function sectionsOf(
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
export function ServerRows(state: ServerView & { props: PhotoGridProps; selection: SelectionRanges }) {
  const { breakpoint, view, props, selection } = state;
  const paint = useGridPaint(props, view);
  return (
    <div role="presentation" className={css.serverRows[breakpoint]} style={canvasStyle(view.layout)}>
      {sectionsOf(view, { paint: { ...paint, lazy: true }, selection, tabStop: 0 })}
    </div>
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
