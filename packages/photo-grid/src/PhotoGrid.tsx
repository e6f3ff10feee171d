import { useLocalizedLabels } from '@xiangji/locale';
import { withRef } from '@xiangji/ui/react-18';
import { type AriaAttributes, useEffect, useMemo, useRef } from 'react';
import { checkProps } from './checkInput.ts';
import { GridAnnouncer } from './GridAnnouncer.tsx';
import { canvasStyle, ServerRows, sectionsOf } from './GridRows.tsx';
import type { GridController } from './gridController.ts';
import { catalogues, type PhotoGridLabels } from './labels.ts';
import type { GridLayout, LayoutOptions } from './layout/index.ts';
import * as css from './PhotoGrid.css.ts';
import type { PhotoGridProps } from './PhotoGridProps.ts';
import { useDragSelect } from './selection/useDragSelect.ts';
import { useFollowedSelection } from './selection/useFollowedSelection.ts';
import { useSelection } from './selection/useSelection.ts';
import { usePhotoSource } from './source/usePhotoSource.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useGridHandle } from './useGridHandle.ts';
import { useGridInteraction } from './useGridInteraction.ts';
import { useGridPaint } from './useGridPaint.ts';
import { useGridReveal } from './useGridReveal.ts';
import { useOnMove } from './useOnMove.ts';
import { useGridEngine } from './virtual/useGridEngine.ts';

/** A virtualised, selectable grid of photos in sections (spec §2 'Photo timeline', §9 'Layout'). */
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
  const handlers = useGridInteraction({ ...props, list, engine, selectable, selecting, select, focus });
  const drag = useDragSelect({ engine, canvas, marquee, enabled: selectable && !single, select });
  useController(seek, controller);
  useGridHandle(props.ref, { engine, catchUp, reveal, focusPhoto: focus.focusPhoto, select, source });
  const paint = useGridPaint(props, view);
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

/** Wrong data without TypeScript shows an empty grid, and a message in development, instead of a crash. */
function usableProps(props: PhotoGridProps): PhotoGridProps {
  if (process.env.NODE_ENV !== 'production') checkProps(props);
  const { photos, source, sections } = props;
  return {
    ...props,
    photos: Array.isArray(photos) ? photos : undefined,
    source: typeof source?.getItem === 'function' ? source : undefined,
    sections: Array.isArray(sections) ? sections : undefined,
  } as PhotoGridProps;
}

function useController(
  seek: (scrollTop: number, isScrubbing: boolean) => void,
  controller: GridController | undefined,
): void {
  useEffect(() => controller?.onSeek(seek), [controller, seek]);
}
