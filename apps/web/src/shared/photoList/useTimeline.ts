import { type AxisEntry, DEFAULT_ORDER } from '@xiangji/api-client/contract';
import { usePagedSource } from '@xiangji/photo-grid';
import { useFormatters } from '@xiangji/ui';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type FileOrder, isDateOrder, type PhotoReply } from '../models/photoList.ts';
import type { PhotoSource } from './photoSource.ts';
import { timelineOptions } from './timelineOptions.ts';
import { useListReply } from './useListReply.ts';
import { type PhotoStore, usePhotos } from './usePhotos.ts';

/** The text above a section: a day, an initial, or a keyword. */
function useHeading(): (section: Pick<AxisEntry, 'key' | 'name'>, order: FileOrder) => string {
  const { day: dayText } = useFormatters();
  return useCallback(({ key, name }, order) => (isDateOrder(order) ? dayText(Number(key)) : name), [dayText]);
}

function useSections(store: PhotoStore | undefined, order: FileOrder) {
  const heading = useHeading();
  return useMemo(
    () =>
      store?.sections.map(({ key, name, count }) => ({ key, count, name: heading({ key, name }, order) })),
    [store, order, heading],
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
    /** `error`: why the sections could not be loaded. */
    ...state,
    /** Set by the component that shows the list. */
    anchor,
    /** Settles when the list has been loaded again, or has failed to load. */
    reload,
  };
}

export type Timeline = ReturnType<typeof useTimeline>;
