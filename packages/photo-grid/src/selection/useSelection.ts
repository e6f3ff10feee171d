import { useCallback, useRef, useState } from 'react';
import {
  emptySelection,
  isSelected,
  type SelectionRanges,
  sameSelection,
  selectedBetween,
  unionOf,
  withRange,
} from './ranges.ts';

export type SelectionActions = {
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
  /** Selects these beside what was selected at the last start: drawing smaller deselects. */
  draw(ranges: SelectionRanges): void;
  /** Selects a stretch, or deselects it when all of it is selected. */
  toggleRange(start: number, end: number): void;
  set(selection: SelectionRanges): void;
  /** The photos have other indices now. */
  follow(toNew: (ranges: SelectionRanges) => SelectionRanges): void;
};

/** Controlled or uncontrolled selection, by ranges of indices. */
export function useSelection(options: {
  selection?: SelectionRanges;
  defaultSelection?: SelectionRanges;
  onSelectionChange?: (selection: SelectionRanges) => void;
}): SelectionActions {
  const { selection: controlled, defaultSelection = emptySelection, onSelectionChange } = options;
  const [own, setOwn] = useState(defaultSelection);
  const selection = controlled ?? own;
  /** Where a range starts, and what was selected before it was drawn. */
  const origin = useRef<{ index: number; before: SelectionRanges } | undefined>(undefined);
  const set = useCallback(
    (next: SelectionRanges) => {
      // A rectangle drawn a pixel larger mostly holds the same photos.
      if (sameSelection(next, selection)) return;
      setOwn(next);
      onSelectionChange?.(next);
    },
    [onSelectionChange, selection],
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
      const [start, end] = [Math.min(first, index), Math.max(first, index) + 1];
      set(withRange(before, { start, end, selected: true }));
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
        const now = toNew([[index, index + 1]])[0]?.[0];
        origin.current = now === undefined ? undefined : { index: now, before: toNew(before) };
      }
      set(toNew(selection));
    },
    toggleRange(start, end) {
      set(
        withRange(selection, { start, end, selected: selectedBetween(selection, start, end) < end - start }),
      );
    },
  };
}
