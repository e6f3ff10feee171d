import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AxisEntry, DEFAULT_ORDER, type File } from '@xiangji/api-client/contract';
import type { ViewerItem } from '@xiangji/photo-viewer';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { useDayText } from '../hooks/useDayText.ts';
import { type FileOrder, isNameOrder, isTagOrder, type PhotoSource } from './photoSource.ts';
import type { TimelineStore } from './timelineStore.ts';
import { toItem } from './toItem.ts';
import { type Eye, useTimelineStore } from './useTimelineStore.ts';

/** What stands above a group: a day, an initial, or a keyword. */
function useHeading(): (entry: AxisEntry, order: FileOrder) => string {
  const dayText = useDayText();
  return useCallback(
    (entry, order) => (isNameOrder(order) || isTagOrder(order) ? entry.name : dayText(Number(entry.key))),
    [dayText],
  );
}

function useSections(store: TimelineStore | undefined) {
  const heading = useHeading();
  return useMemo(
    () =>
      store?.axis.map((entry) => ({
        key: entry.key,
        count: entry.count,
        name: heading(entry, store.order),
      })),
    [store, heading],
  );
}

const unsubscribed = () => () => undefined;

/** The photos of one list, ready for the grid and the viewer. `undefined` parts are still on their way. */
export function useTimeline(source: PhotoSource) {
  const dayText = useDayText();
  const { data, error, isFetching, refetch, isPlaceholderData } = useQuery({
    queryKey: source.key,
    queryFn: ({ signal }) => source.list({ axis: true, info: true }, signal),
    placeholderData: keepPreviousData,
  });
  const reply = isPlaceholderData ? undefined : data;
  const reload = useCallback(() => refetch(), [refetch]);
  const eye = useRef<Eye>(undefined);
  const store = useTimelineStore(source, reply, eye);
  const version = useSyncExternalStore(store?.subscribe ?? unsubscribed, store?.version ?? (() => 0));
  const sections = useSections(store);
  // The grid and the viewer compare items by identity, so each photo is shaped once.
  const shaped = useRef(new WeakMap<File, ViewerItem>());
  const getItem = useCallback(
    (index: number): ViewerItem | undefined => {
      const file = store?.getItem(index);
      if (!file) return undefined;
      const known = shaped.current.get(file) ?? toItem(file, dayText);
      shaped.current.set(file, known);
      return known;
    },
    [store, dayText],
  );
  return {
    store,
    sections,
    getItem,
    version,
    order: data?.order ?? DEFAULT_ORDER,
    info: reply?.info,
    /** Why the headings did not come. */
    error,
    loadError: store?.error(),
    isFetching,
    /** Set by who shows the list. */
    eye,
    /** Settles when the list has been read anew, or has failed to be. */
    reload,
  };
}

export type Timeline = ReturnType<typeof useTimeline>;
