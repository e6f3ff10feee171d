import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { File } from '@xiangji/api-client/contract';
import type { ViewerItem } from '@xiangji/photo-viewer';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { api } from '../../api.ts';
import { photosKey } from '../../app/photos.queries.ts';
import { useDayText } from '../../app/useDayText.ts';
import { createTimelineStore, type TimelineStore } from './timeline/timelineStore.ts';
import { toItem } from './toItem.ts';

/** Which photos, and in which order. */
export interface TimelineScope {
  albumId: string | undefined;
  order: 1 | 2;
}

function axisQuery({ albumId, order }: TimelineScope) {
  return queryOptions({
    queryKey: photosKey(albumId, order),
    queryFn: ({ signal }) =>
      api.files.list({ query: { pid: albumId, order, axis: true, info: true }, signal }),
    placeholderData: keepPreviousData,
  });
}

type AxisReply = Awaited<ReturnType<typeof api.files.list>>;

function useStore(
  { albumId, order }: TimelineScope,
  reply: AxisReply | undefined,
): TimelineStore | undefined {
  const last = useRef<{ scope: string; store: TimelineStore }>(undefined);
  const scope = `${albumId}:${order}`;
  const store = useMemo(() => {
    if (!reply?.axis) return undefined;
    const load = async (request: { category: string; skip: number; count: number; signal: AbortSignal }) => {
      const { signal, ...where } = request;
      const { list } = await api.files.list({ query: { pid: albumId, order, ...where }, signal });
      return list;
    };
    const previous = last.current?.scope === scope ? last.current.store : undefined;
    const next = createTimelineStore({ axis: reply.axis, load, previous });
    last.current = { scope, store: next };
    return next;
  }, [reply, albumId, order, scope]);
  useEffect(() => () => store?.close(), [store]);
  return store;
}

const unsubscribed = () => () => undefined;

/** The photos of one list, ready for the grid and the viewer. `undefined` parts are still on their way. */
export function useTimeline(scope: TimelineScope) {
  const dayText = useDayText();
  const { data, error, isFetching, refetch, isPlaceholderData } = useQuery(axisQuery(scope));
  const reply = isPlaceholderData ? undefined : data;
  const store = useStore(scope, reply);
  const version = useSyncExternalStore(store?.subscribe ?? unsubscribed, store?.version ?? (() => 0));
  const sections = useMemo(
    () => store?.axis.map(({ key, count }) => ({ key, count, name: dayText(Number(key)) })),
    [store, dayText],
  );
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
    info: reply?.info,
    /** Why the headings did not come. */
    error,
    loadError: store?.error(),
    isFetching,
    reload: () => void refetch(),
  };
}

export type Timeline = ReturnType<typeof useTimeline>;
