import { ApiError } from '@xiangji/api-client';
import {
  ERROR_CODES,
  type File,
  GESTURES,
  LIST_CHANGED,
  type PhotoSelection,
  ROOT_FOLDER,
} from '@xiangji/api-client/contract';
import type { AlbumTarget, DateChange } from '@xiangji/blocks';
import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { loadedItems } from '@xiangji/photo-grid/source';
import { useToast } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { api } from '../../shared/api/api.ts';
import { useErrorText } from '../../shared/errors.ts';
import { dateChangeBody } from '../../shared/models/photo.ts';
import { saveFrom } from '../../shared/photoList/saveFrom.ts';
import type { PhotoStore } from '../../shared/photoList/useTimeline.ts';
import { useRefreshPhotos } from '../../shared/queries/photos.queries.ts';
import { useRefreshAlbums } from '../../shared/queries/refresh.ts';

export interface PhotoMutationOptions {
  store: PhotoStore | undefined;
  /** Photos were changed; `refresh` reloads their lists, when the caller is ready for that. */
  onDone: (change: PhotoChange, refresh: () => void) => void;
}

export interface PhotoChange {
  act: 'remove' | 'move' | 'describe' | 'date' | 'cover';
  selected: PhotoSelection;
}

/** The photos among these that are loaded. */
function loadedOf(store: PhotoStore | undefined, { ids, selection }: PhotoSelection): File[] {
  if (!store) return [];
  if (selection) return loadedItems(store, selection.ranges);
  const places = (ids ?? []).map((id) => store.indexOf(id));
  return places.flatMap((index) => (index === undefined ? [] : (store.getItem(index) ?? [])));
}

/** Another tab or device has changed the list whose photos were selected by position. */
function isListChanged(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== ERROR_CODES.ILLEGAL_REQUEST) return false;
  return (error.data as { reason?: unknown } | null)?.reason === LIST_CHANGED;
}

/** `reporting` reports the error of a call and rethrows it; `undoable` reports a change and offers undo. */
function useTelling(refresh: () => void) {
  const t = useTranslations('photos');
  const toast = useToast();
  const errorText = useErrorText();
  const fail = (error: unknown) => {
    const changed = isListChanged(error);
    toast.show({ title: changed ? t('listChanged') : errorText(error), tone: 'critical' });
    if (changed) refresh();
  };
  const reporting = async <Reply>(call: Promise<Reply>): Promise<Reply> => {
    try {
      return await call;
    } catch (error) {
      fail(error);
      throw error;
    }
  };
  const undoable = (title: string, undo: string, takenBack?: () => void) => {
    const applyUndo = async () => {
      try {
        await api.files.undo({ body: { undo } });
        takenBack?.();
        refresh();
        toast.show({ title: t('undone'), tone: 'positive' });
      } catch (error) {
        fail(error);
      }
    };
    toast.undo(title, () => void applyUndo());
  };
  return { reporting, undoable, toast };
}

/** Actions on photos, each reported by a toast; a rejected promise keeps its dialog open. */
export function usePhotoMutations({ store, onDone }: PhotoMutationOptions) {
  const t = useTranslations('photos');
  const refreshPhotos = useRefreshPhotos();
  const refreshAlbums = useRefreshAlbums();
  const refresh = () => void Promise.all([refreshPhotos(), refreshAlbums()]);
  const { reporting, undoable, toast } = useTelling(refresh);
  // Undo changes the list as it is at that time.
  const currentStore = useLatestCallback(() => store);
  return {
    async remove(selected: PhotoSelection) {
      const { undo } = await reporting(api.files.remove({ body: selected }));
      undoable(t('removed'), undo);
      onDone({ act: 'remove', selected }, refresh);
    },
    async move(selected: PhotoSelection, target: AlbumTarget) {
      const [pid, name] = 'id' in target ? [target.id, undefined] : [ROOT_FOLDER, target.newName];
      const done = await reporting(api.files.move({ params: { pid }, body: { ...selected, name } }));
      const announcement = { name: done.pname, merged: done.merged };
      undoable(t(done.merged > 0 ? 'movedMerged' : 'moved', announcement), done.undo);
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
      toast.show({ title: t('coverSet'), tone: 'positive' });
      onDone({ act: 'cover', selected: { ids: [fileId] } }, () => void refreshAlbums());
    },
    /** Many originals as one archive. */
    async download(selected: PhotoSelection) {
      const { url, name, count } = await reporting(api.files.zip({ body: selected }));
      saveFrom(url, name);
      toast.show({ title: t('zipBegun', { count }), tone: 'positive' });
    },
  };
}

export type PhotoActions = ReturnType<typeof usePhotoMutations>;
