import type { PhotoSelection } from '@xiangji/api-client/contract';
import type { SelectedPhotosActionId } from '@xiangji/blocks';
import { emptySelection, type PhotoGridHandle, type SelectionModeState } from '@xiangji/photo-grid';
import { useAfterLayer } from '@xiangji/ui';
import { type RefObject, useState } from 'react';
import { useBusy } from '../../shared/hooks/useBusy.ts';
import { useLayer } from '../../shared/layer/useLayer.ts';
import { photoRefOf } from '../../shared/models/photo.ts';
import { type FileOrder, isNameOrder } from '../../shared/models/photoList.ts';
import { selectionBody } from '../../shared/models/selectionBody.ts';
import { useSelectionAcrossReloads } from '../../shared/photoList/useSelectionAcrossReloads.ts';
import type { Timeline } from '../../shared/photoList/useTimeline.ts';
import { noSubject, PHOTO_LAYERS, type PhotoLayer, type PhotoSubject } from './photoLayers.ts';
import { findPhoto, type LibraryScope } from './photos.queries.ts';
import { type PhotoChange, usePhotoMutations } from './usePhotoMutations.ts';

/** Whether a change ends the selection mode (spec §4 'Photo list selection'). */
function endsSelection({ act }: PhotoChange, order: FileOrder, { favorite }: LibraryScope): boolean {
  if (act === 'favorite') return favorite === true;
  return act === 'remove' || act === 'move' || (act === 'describe' && isNameOrder(order));
}

export interface PhotoWorkOptions {
  timeline: Timeline;
  scope: LibraryScope;
  managing: SelectionModeState;
  grid: RefObject<PhotoGridHandle | null>;
}

/** The selected photos for a call; ids of photos that are not loaded are requested where positions are not enough. */
function useSelectedPhotos({ timeline, scope, managing, grid }: PhotoWorkOptions) {
  const { selection } = managing;
  const { store, order, listVersion: version } = timeline;
  return async (act: SelectedPhotosActionId): Promise<PhotoSelection> => {
    // A share stores its own list of photos.
    const body =
      act !== 'share' && !scope.byId && store && selectionBody({ store, order, version }, selection, scope);
    return body || { ids: (await grid.current?.selection.toIds()) ?? [] };
  };
}

/** The dialogs over a list: their subject, and what follows when they have finished. */
export function usePhotoWork(options: PhotoWorkOptions) {
  const { timeline, managing, scope } = options;
  const { store } = timeline;
  const control = useLayer(PHOTO_LAYERS);
  const afterLayer = useAfterLayer(control);
  const [subject, setSubject] = useState(noSubject);
  const { busy, run: work } = useBusy();
  const selected = useSelectedPhotos(options);
  useSelectionAcrossReloads(timeline, managing, findPhoto);
  const actions = usePhotoMutations({
    store,
    onDone: (change, refresh) =>
      afterLayer(() => {
        if (endsSelection(change, timeline.order, scope)) managing.leave();
        // The positions of photos that were not loaded refer to other photos now.
        else if (change.act === 'date' && change.selected.selection) managing.setSelection(emptySelection);
        refresh();
      }),
  });
  const open = (layer: PhotoLayer, about: PhotoSubject) => {
    setSubject(about);
    control.open(layer);
  };
  const refAt = (index: number | undefined) => {
    const photo = index === undefined ? undefined : store?.getItem(index);
    return photo && photoRefOf(photo);
  };
  // Calls without a dialog report their own failures.
  const favorite = (selected: PhotoSelection, mark: boolean) =>
    actions.favorite(selected, mark).catch(() => undefined);
  const run = async (act: SelectedPhotosActionId, about: PhotoSubject) => {
    if (act === 'download') await actions.download(about.selected).catch(() => undefined);
    else if (act === 'favorite' || act === 'unfavorite') await favorite(about.selected, act === 'favorite');
    else open(act, about);
  };
  /** Opens a dialog about the selected photos, or runs an action that needs none. */
  const actOnSelected = (act: SelectedPhotosActionId) =>
    work(async () => {
      const which = await selected(act);
      await run(act, {
        selected: which,
        count: managing.count,
        first: refAt(managing.selection[0]?.start ?? 0),
      });
    });
  return {
    control,
    subject,
    mutations: actions,
    busy,
    openOne: (layer: PhotoLayer, id: string) =>
      open(layer, { selected: { ids: [id] }, count: 1, first: refAt(store?.indexOf(id)) }),
    favoriteOne: (id: string, mark: boolean) => void favorite({ ids: [id] }, mark),
    onSelected: (act: SelectedPhotosActionId) => void actOnSelected(act),
  };
}

export type PhotoWork = ReturnType<typeof usePhotoWork>;
