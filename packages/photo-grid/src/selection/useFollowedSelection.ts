import { idOf } from '@xiangji/internal/items';
import { useBrowserLayoutEffect } from '@xiangji/ui/react-18';
import { useEffect, useRef } from 'react';
import type { PhotoSnapshot } from '../source/usePhotoSource.ts';
import { whenIdle } from '../tile/whenIdle.ts';
import type { GridEngine } from '../virtual/GridEngine.ts';
import { followPhotos, isSameList, type KnownList } from './followPhotos.ts';
import type { SelectionRanges } from './ranges.ts';
import type { SelectionActions } from './useSelection.ts';

/** Photos that are followed by id. Of a larger selection the others keep their place in their section. */
const MAX_FOLLOWED = 20_000;
/** Ids read at a time; the others are read when the browser is idle. */
const SLICE = 1_000;

type Memory = KnownList & { list: PhotoSnapshot; selection: SelectionRanges; ids: Map<number, string> };

/**
 * Keeps the same photos selected when others are inserted or removed. Remembers the ids of selected photos and, as
 * reference points, of rendered ones; costs nothing while nothing is selected.
 */
export function useFollowedSelection(options: {
  list: PhotoSnapshot;
  select: SelectionActions;
  engine: Pick<GridEngine, 'nearItems'>;
}): void {
  const { list, select, engine } = options;
  const { sections, getItem } = list;
  const { selection } = select;
  const memory = useRef<Memory>(undefined);
  const cancel = useRef<() => void>(undefined);
  useBrowserLayoutEffect(() => {
    const before = memory.current;
    const idAt = (index: number) => idOf(getItem(index));
    const isUntouched = before?.list === list;
    let ids = new Map<number, string>();
    let current = selection;
    if (before && selection.length > 0) {
      const after = { sections, idAt };
      if (isUntouched || isSameList(before, after)) ids = before.ids;
      // A new selection that arrives with a new list is valid for it.
      else if (selection === before.selection) {
        const follow = (ranges: SelectionRanges) => followPhotos(ranges, before, after);
        current = follow(selection);
        select.follow(follow);
      }
    }
    memory.current = { sections, list, selection: current, ids };
    if (current.length > 0) readIds(ids, indicesOf([engine.nearItems()]), idAt);
    if (isUntouched && before.selection === current) return;
    cancel.current?.();
    cancel.current = readIds(ids, indicesOf(current), idAt);
  });
  useEffect(() => () => cancel.current?.(), []);
}

function* indicesOf(ranges: SelectionRanges): Generator<number, undefined> {
  for (const { start, end } of ranges) for (let index = start; index < end; index += 1) yield index;
}

/** Reads a slice of the ids at once and the others when the browser is idle. Returns how to stop. */
function readIds(
  ids: Map<number, string>,
  indices: Iterator<number, undefined>,
  idAt: (index: number) => string | undefined,
): () => void {
  let left = MAX_FOLLOWED;
  let stop = () => {};
  const readSlice = (): void => {
    for (let i = 0; i < SLICE; i += 1) {
      const index = indices.next().value;
      if (index === undefined) return;
      const id = ids.has(index) ? undefined : idAt(index);
      if (id !== undefined) ids.set(index, id);
    }
    left -= SLICE;
    if (left > 0) stop = whenIdle(readSlice);
  };
  readSlice();
  return () => stop();
}
