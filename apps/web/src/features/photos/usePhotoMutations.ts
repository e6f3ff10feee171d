import { type File, GESTURES, type PhotoSelection } from '@xiangji/api-client/contract';
import type { AlbumTarget, DateChange } from '@xiangji/blocks';
import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { loadedItems } from '@xiangji/photo-grid/source';
import { useTranslations } from 'use-intl';
import { api } from '../../shared/api/api.ts';
import { dateChangeBody, movedPhotosOf } from '../../shared/models/photo.ts';
import { targetAlbumOf } from '../../shared/models/targetAlbum.ts';
import { saveFrom } from '../../shared/photoList/saveFrom.ts';
import type { PhotoStore } from '../../shared/photoList/usePhotos.ts';
import { useRefreshPhotos } from '../../shared/queries/photos.queries.ts';
import { useRefreshAlbums } from '../../shared/queries/refresh.ts';
import { type PhotoMutationOptions, type PhotoReport, usePhotoReport } from './usePhotoReport.ts';

/** The photos among these that are loaded. */
function loadedOf(store: PhotoStore | undefined, { ids, selection }: PhotoSelection): File[] {
  if (!store) return [];
  if (selection) return loadedItems(store, selection.ranges);
  const places = (ids ?? []).map((id) => store.indexOf(id));
  return places.flatMap((index) => (index === undefined ? [] : (store.getItem(index) ?? [])));
}

/** Marks photos as favorites: shows the new mark at once, and the old one again when the call fails. */
function useFavoriteMutation({
  currentStore,
  reporting,
  undoable,
  onDone,
  refresh,
}: Pick<PhotoReport, 'reporting' | 'undoable'> &
  Pick<PhotoMutationOptions, 'onDone'> & {
    currentStore: () => PhotoStore | undefined;
    refresh: () => void;
  }) {
  const t = useTranslations('photos');
  return async (selected: PhotoSelection, favorite: boolean) => {
    const changed = loadedOf(currentStore(), selected).filter((file) => file.favorite !== favorite);
    const ids = changed.map(({ id }) => id);
    const show = (mark: boolean) =>
      currentStore()?.put(loadedOf(currentStore(), { ids }).map((file) => ({ ...file, favorite: mark })));
    show(favorite);
    try {
      const { undo, count } = await reporting(api.files.favorite({ body: { ...selected, favorite } }));
      undoable(t(favorite ? 'favorited' : 'unfavorited', { count }), undo, () => show(!favorite));
      onDone({ act: 'favorite', selected }, refresh);
    } catch (error) {
      show(!favorite);
      throw error;
    }
  };
}

/** Actions on photos, each reported by a toast; a rejected promise keeps its dialog open. */
export function usePhotoMutations({ store, onDone }: PhotoMutationOptions) {
  const t = useTranslations('photos');
  const refreshPhotos = useRefreshPhotos();
  const refreshAlbums = useRefreshAlbums();
  const refresh = () => void Promise.all([refreshPhotos(), refreshAlbums()]);
  const { reporting, undoable, showDone } = usePhotoReport(refresh);
  // Undo changes the list as it is at that time.
  const currentStore = useLatestCallback(() => store);
  const favorite = useFavoriteMutation({ currentStore, reporting, undoable, onDone, refresh });
  return {
    favorite,
    async remove(selected: PhotoSelection) {
      const { undo } = await reporting(api.files.remove({ body: selected }));
      undoable(t('removed'), undo);
      onDone({ act: 'remove', selected }, refresh);
    },
    async move(selected: PhotoSelection, target: AlbumTarget) {
      const { albumId, name } = targetAlbumOf(target);
      const call = api.files.move({ params: { pid: albumId }, body: { ...selected, name } });
      const { albumName, merged, undo } = movedPhotosOf(await reporting(call));
      undoable(t(merged > 0 ? 'movedMerged' : 'moved', { name: albumName, merged }), undo);
      onDone({ act: 'move', selected }, refresh);
    },
    async describe(selected: PhotoSelection, name: string) {
      const { undo } = await reporting(api.files.rename({ body: { ...selected, name } }));
      const before = loadedOf(currentStore(), selected);
      currentStore()?.put(before.map((file) => ({ ...file, name })));
      undoable(t('described'), undo, () => currentStore()?.put(before));
      onDone({ act: 'describe', selected }, refresh);
    },
    async setDate(selected: PhotoSelection, change: DateChange) {
      const body = { ...selected, change: dateChangeBody(change) };
      const { undo, count } = await reporting(api.files.date({ body }));
      if (undo) undoable(t('dated', { count }), undo);
      onDone({ act: 'date', selected }, refresh);
    },
    /** A quarter turn clockwise. */
    async rotate(id: string) {
      const turned = await reporting(
        api.files.rotate({ body: { ids: [id], rotate: GESTURES.ROTATION_STEP } }),
      );
      currentStore()?.put(turned);
      void refreshAlbums();
    },
    async setCover(albumId: string, fileId: string) {
      await reporting(api.folders.coverFrom({ params: { id: albumId, fileId } }));
      showDone(t('coverSet'));
      onDone({ act: 'cover', selected: { ids: [fileId] } }, () => void refreshAlbums());
    },
    /** Many originals as one archive. */
    async download(selected: PhotoSelection) {
      const { url, name, count } = await reporting(api.files.zip({ body: selected }));
      saveFrom(url, name);
      showDone(t('zipBegun', { count }));
    },
  };
}

export type PhotoActions = ReturnType<typeof usePhotoMutations>;
