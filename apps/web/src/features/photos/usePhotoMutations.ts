import { type File, GESTURES, LIST_CHANGED, type PhotoSelection } from '@xiangji/api-client/contract';
import type { AlbumTarget, DateChange } from '@xiangji/blocks';
import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { loadedItems } from '@xiangji/photo-grid/source';
import { useTranslations } from 'use-intl';
import { api } from '../../shared/api/api.ts';
import { useReport } from '../../shared/hooks/useReport.ts';
import { archiveOf, dateChangeBody, movedPhotosOf, targetAlbumOf } from '../../shared/models/photo.ts';
import { refusalOf } from '../../shared/models/refusal.ts';
import { saveFrom } from '../../shared/photoList/useDownload.ts';
import type { PhotoStore } from '../../shared/photoList/useTimeline.ts';
import { useRefreshPhotos } from '../../shared/queries/photos.queries.ts';
import { useRefreshAlbums } from '../../shared/queries/refresh.ts';

export interface PhotoChange {
  act: 'remove' | 'move' | 'describe' | 'date' | 'cover' | 'favorite';
  selected: PhotoSelection;
}

export interface PhotoMutationOptions {
  store: PhotoStore | undefined;
  /** Photos were changed; `refresh` reloads their lists, when the caller is ready for that. */
  onDone: (change: PhotoChange, refresh: () => void) => void;
}

/** Reports calls. Another tab or device may have changed a list whose photos were selected by position: it is read again. */
function usePhotoReport(onDone: PhotoMutationOptions['onDone']) {
  const t = useTranslations('photos');
  const refreshPhotos = useRefreshPhotos();
  const refreshAlbums = useRefreshAlbums();
  const refresh = () => void Promise.all([refreshPhotos(), refreshAlbums()]);
  const { report, offerUndo, showDone } = useReport();
  const reporting = async <Reply>(call: Promise<Reply>): Promise<Reply> => {
    try {
      return await report(call);
    } catch (error) {
      if (refusalOf(error).reason === LIST_CHANGED) refresh();
      throw error;
    }
  };
  const undoable = (done: string, undo: string, onUndone?: () => void) =>
    offerUndo(
      done,
      async () => {
        await api.files.undo({ body: { undo } });
        onUndone?.();
        refresh();
      },
      t('undone'),
    );
  /** Reports a change, and offers to undo it where the reply says how. */
  const change = async <Reply extends { undo?: string | null | undefined }>(
    about: PhotoChange,
    call: Promise<Reply>,
    { done, onUndone }: { done: (reply: Reply) => string; onUndone?: () => void },
  ) => {
    const reply = await reporting(call);
    if (reply.undo) undoable(done(reply), reply.undo, onUndone);
    onDone(about, refresh);
  };
  return { refresh, reporting, undoable, change, showDone };
}

/** The photos among these that are loaded. */
function loadedOf(store: PhotoStore | undefined, { ids, selection }: PhotoSelection): File[] {
  if (!store) return [];
  if (selection)
    return loadedItems(
      store,
      selection.ranges.map(([start, end]) => ({ start, end })),
    );
  const places = (ids ?? []).map((id) => store.indexOf(id));
  return places.flatMap((index) => (index === undefined ? [] : (store.getItem(index) ?? [])));
}

/** Actions on photos, each reported by a toast; a rejected promise keeps its dialog open. */
export function usePhotoMutations({ store, onDone }: PhotoMutationOptions) {
  const t = useTranslations('photos');
  const refreshAlbums = useRefreshAlbums();
  const { refresh, reporting, undoable, change, showDone } = usePhotoReport(onDone);
  // Undo changes the list as it is at that time.
  const currentStore = useLatestCallback(() => store);
  return {
    /** Shows the new mark at once, and the old one again when the call fails. */
    async favorite(selected: PhotoSelection, favorite: boolean) {
      const changed = loadedOf(currentStore(), selected).filter((file) => file.favorite !== favorite);
      const ids = changed.map(({ id }) => id);
      const show = (mark: boolean) =>
        currentStore()?.put(loadedOf(currentStore(), { ids }).map((file) => ({ ...file, favorite: mark })));
      show(favorite);
      const call = api.files.favorite({ body: { ...selected, favorite } });
      await change({ act: 'favorite', selected }, call, {
        done: ({ count }) => t(favorite ? 'favorited' : 'unfavorited', { count }),
        onUndone: () => show(!favorite),
      }).catch((error: unknown) => {
        show(!favorite);
        throw error;
      });
    },
    remove: (selected: PhotoSelection) =>
      change({ act: 'remove', selected }, api.files.remove({ body: selected }), { done: () => t('removed') }),
    move(selected: PhotoSelection, target: AlbumTarget) {
      const { albumId, name } = targetAlbumOf(target);
      const call = api.files.move({ params: { pid: albumId }, body: { ...selected, name } });
      return change({ act: 'move', selected }, call.then(movedPhotosOf), {
        done: ({ albumName, merged }) => t(merged > 0 ? 'movedMerged' : 'moved', { name: albumName, merged }),
      });
    },
    async describe(selected: PhotoSelection, name: string) {
      const { undo } = await reporting(api.files.rename({ body: { ...selected, name } }));
      const before = loadedOf(currentStore(), selected);
      currentStore()?.put(before.map((file) => ({ ...file, name })));
      undoable(t('described'), undo, () => currentStore()?.put(before));
      onDone({ act: 'describe', selected }, refresh);
    },
    setDate(selected: PhotoSelection, dates: DateChange) {
      const call = api.files.date({ body: { ...selected, change: dateChangeBody(dates) } });
      return change({ act: 'date', selected }, call, { done: ({ count }) => t('dated', { count }) });
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
      const { url, name, ...counts } = archiveOf(await reporting(api.files.zip({ body: selected })));
      saveFrom(url, name);
      showDone(t('zipBegun', counts));
    },
  };
}

export type PhotoActions = ReturnType<typeof usePhotoMutations>;
