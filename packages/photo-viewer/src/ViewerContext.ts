import { createContext, type RefObject, useContext, useSyncExternalStore } from 'react';
import type { KeyMap } from './keyMap.ts';
import type { PhotoViewerLabels } from './labels.ts';
import type { ViewerActions, ViewerState } from './store/types.ts';
import type { ViewerStore } from './store/ViewerStore.ts';

export interface ViewerContextValue {
  store: ViewerStore;
  labels: PhotoViewerLabels;
  /** The photos are ordered from right to left. */
  rtl: boolean;
  /** The viewer is part of the page, not a dialog over it. */
  inline: boolean;
  rootRef: RefObject<HTMLDivElement | null>;
  /** The element of the current photo, which gestures and the opening move. */
  frameRef: RefObject<HTMLDivElement | null>;
  /** Keys of the parts that are mounted. */
  keys: KeyMap;
  close: () => void;
}

export const ViewerContext = createContext<ViewerContextValue | null>(null);

export function useViewerContext(): ViewerContextValue {
  const value = useContext(ViewerContext);
  if (!value) throw new Error('Parts of the photo viewer need a Root above them.');
  return value;
}

/**
 * Subscribes a part of the viewer to the result of `selector`: `useViewerState((state) => state.item)`. The result must be
 * the same value while the state is the same, so do not create objects in it.
 */
export function useViewerState<Result>(selector: (state: ViewerState) => Result): Result {
  const { store } = useViewerContext();
  const select = () => selector(store.getSnapshot());
  return useSyncExternalStore(store.subscribe, select, select);
}

/** Returns the actions of the viewer that contains the part, and `close`. They keep their identity. */
export function useViewerActions(): ViewerActions & { close: () => void } {
  const { store, close } = useViewerContext();
  return { ...store.actions, close };
}
