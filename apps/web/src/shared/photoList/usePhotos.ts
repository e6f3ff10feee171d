import type { File } from '@xiangji/api-client/contract';
import { mapSource, type PagedSource } from '@xiangji/photo-grid/source';
import { useFormatters } from '@xiangji/ui';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { photoOf } from '../models/photo.ts';

/** The photos of a list as the wire has them. */
export type PhotoStore = PagedSource<File>;

const neverChanges = () => () => undefined;
const sameVersion = () => 0;

/** The photos for the grid and the viewer, each mapped once; `version` is another one whenever some have changed. */
export function usePhotos(store: PhotoStore | undefined) {
  const { day: dayText } = useFormatters();
  const toPhoto = useCallback((file: File) => photoOf(file, dayText), [dayText]);
  const photos = useMemo(() => store && mapSource(store, toPhoto), [store, toPhoto]);
  const version = useSyncExternalStore(store?.subscribe ?? neverChanges, store?.getVersion ?? sameVersion);
  return { photos, version };
}
