import type { File, PhotoSelection } from '@xiangji/api-client/contract';
import { loadedItems } from '@xiangji/photo-grid/source';
import type { PhotoStore } from '../../shared/photoList/usePhotos.ts';

/** The photos among these that are loaded. */
export function loadedOf(store: PhotoStore | undefined, { ids, selection }: PhotoSelection): File[] {
  if (!store) return [];
  if (selection) return loadedItems(store, selection.ranges);
  const places = (ids ?? []).map((id) => store.indexOf(id));
  return places.flatMap((index) => (index === undefined ? [] : (store.getItem(index) ?? [])));
}
