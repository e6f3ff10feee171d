import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DEFAULT_ORDER, type File } from '@xiangji/api-client/contract';
import { useMappedSource, usePagedSource } from '@xiangji/photo-grid';
import type { PagedSource } from '@xiangji/photo-grid/source';
import { useFormatters } from '@xiangji/ui';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { photoOf } from '../models/photo.ts';
import { type FileOrder, isDateOrder, type PhotoReply } from '../models/photoList.ts';
import type { PhotoSource } from './photoSource.ts';
import { beginningQuery, headingsQuery, timelineOptions } from './photoSource.ts';
import { useReturns } from './usePlace.ts';

/** The photos of a list as the wire has them. */
export type PhotoStore = PagedSource<File>;

/**
 * The headings and first photos of a list. A list that begins early has its first photos before, and needs nothing else
 * where these are all.
 */
function useListReply(source: PhotoSource, enabled: boolean) {
  const begins = enabled && source.beginsEarly === true;
  const returns = useReturns();
  const early = useQuery({ ...beginningQuery(source), enabled: begins });
  const needsAll = !begins || early.data?.hasMore === true;
  const all = useQuery({
    ...headingsQuery(source),
    enabled: enabled && needsAll,
    placeholderData: keepPreviousData,
  });
  const whole = needsAll && !all.isPlaceholderData ? all.data : undefined;
  const beginning = needsAll && returns ? undefined : early.data;
  const { refetch: reloadEarly } = early;
  const { refetch: reloadAll } = all;
  const reload = useCallback(
    () => Promise.all([begins && reloadEarly(), needsAll && reloadAll()]),
    [begins, needsAll, reloadEarly, reloadAll],
  );
  return {
    reply: whole ?? beginning,
    order: (whole ?? beginning ?? all.data)?.order,
    error: early.error ?? all.error,
    isFetching: early.isFetching || all.isFetching,
    /** More photos follow, which are being counted. */
    isPartial: needsAll && !whole && beginning !== undefined,
    reload,
  };
}

/** The photos for the grid and the viewer; `version` is another one whenever some have changed. */
export function usePhotos(store: PhotoStore | undefined) {
  const { day: dayText } = useFormatters();
  const toPhoto = useCallback((file: File) => photoOf(file, dayText), [dayText]);
  const { mapped, version } = useMappedSource(store, toPhoto);
  return { photos: mapped, version };
}

/** The sections with the text above each: a day, an initial, or a keyword. */
function useSections(store: PhotoStore | undefined, order: FileOrder) {
  const { day: dayText } = useFormatters();
  return useMemo(
    () =>
      store?.sections.map(({ key, name, count }) => ({
        ...{ key, count },
        name: isDateOrder(order) ? dayText(Number(key)) : name,
      })),
    [store, order, dayText],
  );
}

/** Returns the scroll position of the grid: a section and the position of a photo in it. */
export type AnchorReader = () => { key: string; position: number } | undefined;

/** Calls of a list that always use the latest source. */
function useLatestList(source: PhotoSource): PhotoSource['list'] {
  const [latest] = useState(() => ({ source }));
  useLayoutEffect(() => {
    latest.source = source;
  }, [latest, source]);
  return useCallback((query, signal) => latest.source.list(query, signal), [latest]);
}

function useStore(source: PhotoSource, reply: PhotoReply | undefined, getAnchor: AnchorReader) {
  const list = useLatestList(source);
  const scope = JSON.stringify(source.key);
  const options = useMemo(() => {
    if (!reply?.axis) return undefined;
    const { axis, order, list: first } = reply;
    return { ...timelineOptions({ axis, order, first, list }), listKey: `${scope} ${order}` };
  }, [reply, scope, list]);
  return usePagedSource(options, getAnchor);
}

/**
 * The photos of one list, ready for the grid and the viewer. `undefined` parts are not loaded yet; without `enabled`
 * nothing is loaded.
 */
export function useTimeline(source: PhotoSource, enabled = true) {
  const { reply, order = DEFAULT_ORDER, reload, ...state } = useListReply(source, enabled);
  const anchor = useRef<AnchorReader>(undefined);
  const getAnchor = useCallback(() => anchor.current?.(), []);
  const store = useStore(source, reply, getAnchor);
  const { photos, version } = usePhotos(store);
  const sections = useSections(store, order);
  const getItem = useCallback((index: number) => photos?.getItem(index), [photos]);
  return {
    store,
    photos,
    sections,
    getItem,
    version,
    order,
    info: reply?.info,
    /** The state of the list that selections by position refer to. */
    listVersion: reply?.version,
    /** `error`: why the sections could not be loaded. */
    ...state,
    /** Set by the component that shows the list. */
    anchor,
    /** Settles when the list has been loaded again, or has failed to load. */
    reload,
  };
}

export type Timeline = ReturnType<typeof useTimeline>;
