import { useBrowserLayoutEffect } from '@xiangji/ui/react-18';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { StoreOptions, ViewerActions, ViewerOptions, ViewerState } from './store/types.ts';
import { ViewerStore } from './store/ViewerStore.ts';
import { usePhotoSource } from './usePhotoSource.ts';

/** State and actions of a viewer. Points are measured from the middle of its viewport, in CSS pixels. */
export type ViewerApi = ViewerState & ViewerActions;

/** A viewer without markup: paging, zoom, pan and rotation of an unbounded list (spec §2, §9). */
export function useViewer(options: ViewerOptions): ViewerApi {
  const list = usePhotoSource(options);
  const storeOptions = { ...options, ...list };
  const store = useViewerStore(() => new ViewerStore(storeOptions), storeOptions);
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return { ...state, ...store.actions };
}

/** Keeps a store up to date with the options of each rendering. */
export function useViewerStore(create: () => ViewerStore, options: StoreOptions): ViewerStore {
  const [store] = useState(create);
  const { count, index, getItem, onLoadRange } = options;
  useBrowserLayoutEffect(() => store.setOptions(options));
  useEffect(() => store.connect(), [store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store reads them from its options
  useEffect(() => {
    store.keepInRange();
    store.loadRange();
  }, [store, count, index, getItem, onLoadRange]);
  return store;
}
