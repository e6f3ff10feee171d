import { useCallback, useRef, useState } from 'react';
import { limitSelection } from './limits.ts';
import {
  emptySelection,
  isSelected,
  type SelectionRanges,
  sameSelection,
  unionOf,
  withRange,
} from './ranges.ts';

/**
 * How clicks select: never (`none`), by the check, modified clicks and touch until something is selected and then by
 * every click (`toggle`), or by every click (`always`).
 */
export type SelectionMode = 'none' | 'toggle' | 'always';

export interface SelectionActions {
  selection: SelectionRanges;
  /** Switches one photo and makes it the start of the next range. */
  toggle(index: number): void;
  /**
   * Selects from the last toggled photo (or from `from`, where none was) to this one, in place of the last such range:
   * backing up deselects.
   */
  extendTo(index: number, from?: number): void;
  /** Makes a photo the start of the next range without changing anything. */
  startAt(index: number): void;
  /** Selects these in addition to the selection at the last start: drawing smaller deselects. */
  draw(ranges: SelectionRanges): void;
  /** Selects a stretch, or deselects it when all of it is selected. */
  toggleRange(start: number, end: number): void;
  set(selection: SelectionRanges): void;
  /** The photos have other indices now. */
  follow(toNew: (ranges: SelectionRanges) => SelectionRanges): void;
}

/** Controlled or uncontrolled selection, by ranges of indices. */
export function useSelection(options: {
  selection?: SelectionRanges;
  defaultSelection?: SelectionRanges;
  onSelectionChange?: (selection: SelectionRanges) => void;
  maxSelected?: number;
  isDisabled?: (index: number) => boolean;
}): SelectionActions {
  const { selection: controlled, defaultSelection = emptySelection, onSelectionChange } = options;
  const { maxSelected: max = Number.POSITIVE_INFINITY, isDisabled } = options;
  const [internalSelection, setInternalSelection] = useState(defaultSelection);
  const selection = controlled ?? internalSelection;
  /** Where a range starts, and the selection before it was drawn. */
  const origin = useRef<{ index: number; before: SelectionRanges } | undefined>(undefined);
  const set = useCallback(
    (wanted: SelectionRanges) => {
      const next = limitSelection(wanted, selection, { max, isDisabled });
      // A rectangle drawn a pixel larger mostly holds the same photos.
      if (sameSelection(next, selection)) return;
      setInternalSelection(next);
      onSelectionChange?.(next);
    },
    [onSelectionChange, selection, max, isDisabled],
  );
  return {
    selection,
    set,
    toggle(index) {
      const next = withRange(selection, {
        start: index,
        end: index + 1,
        selected: !isSelected(selection, index),
      });
      origin.current = { index, before: next };
      set(next);
    },
    extendTo(index, from = index) {
      origin.current ??= { index: from, before: selection };
      const { index: first, before } = origin.current;
      const range = { start: Math.min(first, index), end: Math.max(first, index) + 1 };
      set(withRange(before, { ...range, selected: true }));
    },
    startAt(index) {
      origin.current = { index, before: selection };
    },
    draw(ranges) {
      set(unionOf(origin.current?.before ?? emptySelection, ranges));
    },
    follow(toNew) {
      if (origin.current) {
        const { index, before } = origin.current;
        const now = toNew([{ start: index, end: index + 1 }])[0]?.start;
        origin.current = now === undefined ? undefined : { index: now, before: toNew(before) };
      }
      set(toNew(selection));
    },
    toggleRange(start, end) {
      const limits = { max, isDisabled };
      const more = limitSelection(withRange(selection, { start, end, selected: true }), selection, limits);
      set(sameSelection(more, selection) ? withRange(selection, { start, end, selected: false }) : more);
    },
  };
}
