import { type Ref, useImperativeHandle } from 'react';
import type { SelectionRanges } from './selection/ranges.ts';
import { selectedIds } from './selection/selectedIds.ts';
import type { SelectionActions } from './selection/useSelection.ts';
import type { PhotoSource } from './source/photoSource.ts';
import { type GridAlign, type Reveal, revealSection } from './useGridReveal.ts';
import type { GridAnchor } from './virtual/anchor.ts';
import type { GridEngine } from './virtual/GridEngine.ts';

/** The methods of a ref to the grid. Indices count over all sections. */
export interface PhotoGridHandle {
  /**
   * Scrolls to a photo: to an edge or the center of the viewport, or (`auto`, the default) only until the photo is fully
   * visible.
   */
  scrollToPhoto(index: number, align?: GridAlign): void;
  /** Scrolls to the heading of a section. An unknown key does nothing. */
  scrollToSection(key: string): void;
  /** Returns the scroll position as plain data; undefined for an empty list. */
  getAnchor(): GridAnchor | undefined;
  /** Scrolls to the position that `getAnchor()` returned. */
  restoreAnchor(anchor: GridAnchor): void;
  /** Scrolls to a photo and focuses it. */
  focusPhoto(index: number): void;
  /** Immediately loads missing photos near the viewport, including ranges that failed or are still pending. */
  reload(): void;
  /** The selection, by ranges of indices or by ids. */
  readonly selection: {
    /** Returns the selected photos. */
    ranges(): SelectionRanges;
    /** Selects the photos of these ranges and no others. */
    set(ranges: SelectionRanges): void;
    /** Resolves to the ids in list order; `loadIds` of the source loads those that are missing. */
    toIds(signal?: AbortSignal): Promise<string[]>;
  };
}

/** Fills the ref. */
export function useGridHandle(
  ref: Ref<PhotoGridHandle> | undefined,
  parts: {
    engine: GridEngine;
    catchUp: () => void;
    reveal: Reveal;
    focusPhoto: (index: number) => void;
    select: SelectionActions;
    source: PhotoSource;
  },
): void {
  const { engine, catchUp, reveal, focusPhoto, select, source } = parts;
  const { selection, set } = select;
  useImperativeHandle(
    ref,
    () => ({
      scrollToPhoto: (index, align = 'auto') => reveal(index, align),
      getAnchor() {
        catchUp();
        return engine.anchor;
      },
      scrollToSection: (key) => revealSection(engine, key),
      restoreAnchor: (anchor) => engine.restore(anchor),
      focusPhoto,
      reload() {
        engine.abort();
        engine.request();
      },
      selection: {
        ranges: () => selection,
        set,
        toIds: (signal) => selectedIds(selection, source, signal),
      },
    }),
    [engine, catchUp, reveal, focusPhoto, selection, set, source],
  );
}
