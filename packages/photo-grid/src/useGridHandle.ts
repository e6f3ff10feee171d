import { type Ref, useImperativeHandle } from 'react';
import type { SelectionRanges } from './selection/ranges.ts';
import { type IdSource, type LoadIds, selectedIds } from './selection/selectedIds.ts';
import type { SelectionActions } from './selection/useSelection.ts';
import type { GridAlign, Reveal } from './useGridReveal.ts';
import type { GridAnchor } from './virtual/anchor.ts';
import type { GridEngine } from './virtual/gridEngine.ts';

/** What a ref to the grid can do. Indices count over all groups. */
export type PhotoGridHandle = {
  scrollToPhoto(index: number, align?: GridAlign): void;
  /** The place that is looked at, as plain data; undefined for an empty list. */
  getAnchor(): GridAnchor | undefined;
  restoreAnchor(anchor: GridAnchor): void;
  /** Scrolls to a photo and focuses it. */
  focusPhoto(index: number): void;
  /** Loads what is missing near the viewport at once, also ranges that failed or were not answered yet. */
  reload(): void;
  readonly selection: {
    ranges(): SelectionRanges;
    set(ranges: SelectionRanges): void;
    /** Ids in list order; photos that are not loaded are asked for by `loadIds`. Rejects where that fails. */
    toIds(signal?: AbortSignal): Promise<string[]>;
  };
};

/** Fills the ref. */
export function useGridHandle(
  props: { ref?: Ref<PhotoGridHandle>; getItem: IdSource['getItem']; loadIds?: LoadIds },
  parts: {
    engine: GridEngine;
    catchUp: () => void;
    reveal: Reveal;
    focusPhoto: (index: number) => void;
    select: SelectionActions;
  },
): void {
  const { ref, getItem, loadIds } = props;
  const { engine, catchUp, reveal, focusPhoto, select } = parts;
  const { selection, set } = select;
  useImperativeHandle(
    ref,
    () => ({
      scrollToPhoto: (index, align = 'auto') => reveal(index, align),
      getAnchor() {
        catchUp();
        return engine.anchor;
      },
      restoreAnchor: (anchor) => engine.restore(anchor),
      focusPhoto,
      reload() {
        engine.abort();
        engine.request();
      },
      selection: {
        ranges: () => selection,
        set,
        toIds: (signal) => selectedIds(selection, { getItem, loadIds, signal }),
      },
    }),
    [engine, catchUp, reveal, focusPhoto, selection, set, getItem, loadIds],
  );
}
