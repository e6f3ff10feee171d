import { type PhotoGridHandle, useSelectionMode } from '@xiangji/photo-grid';
import { type RefObject, useMemo, useRef } from 'react';
import { useMatch, useSearchParams } from 'react-router';
import { useLayoutMode } from '../../shared/dialogs/layoutMode.ts';
import { useBusy } from '../../shared/hooks/useBusy.ts';
import { type PublicShare, sharePath } from '../../shared/models/share.ts';
import type { PhotoAddress } from '../../shared/photoList/photoSource.ts';
import { useOpenPhoto } from '../../shared/photoList/useOpenPhoto.ts';
import { useSelectionAcrossReloads } from '../../shared/photoList/useSelectionAcrossReloads.ts';
import type { PendingActions, PublicShareLayer } from './usePendingActions.ts';
import { usePublicShareActions } from './usePublicShareActions.ts';
import { useSharedPhotos, useShareOrder } from './useSharedPhotos.ts';

/** The photo that the address opens above the share's list. */
export function usePhotoId(): string | undefined {
  return useMatch('/s/:shareId/photos/:photoId')?.params.photoId;
}

/** In the address: the owner views the share as visitors do. */
const AS_PARAM = 'as';
const AS_VISITOR = `?${AS_PARAM}=visitor`;

export interface PublicShareContentProps {
  share: PublicShare;
  /** The entered code; another device will need it too. */
  code: string | undefined;
  pendingActions: PendingActions;
  /** The owner has changed the share, or ended it. */
  onShareChanged: () => void;
}

/** Addresses of the share and its photos, in the current role. */
function useAddress(shareId: string, asVisitor: boolean): PhotoAddress {
  return useMemo(() => {
    const search = asVisitor ? AS_VISITOR : '';
    const list = sharePath(shareId);
    return { list: `${list}${search}`, photo: (id) => `${list}/photos/${id}${search}` };
  }, [shareId, asVisitor]);
}

/** A dialog about the selected photos; ids of photos that are not loaded are requested first. */
function useSelectedPhotos(
  grid: RefObject<PhotoGridHandle | null>,
  pendingAction: PendingActions['pendingAction'],
) {
  const { busy, run } = useBusy();
  const act = (layer: PublicShareLayer) =>
    run(async () => {
      const ids = (await grid.current?.selection.toIds()) ?? [];
      if (ids.length > 0) pendingAction(layer, { ids, count: ids.length });
    });
  return { busy, act: (layer: PublicShareLayer) => void act(layer) };
}

/** The shared state of a share's screens: its photos, the role, the selection, the layout. */
export function usePublicShareScreen({ share, pendingActions }: PublicShareContentProps) {
  const shareId = share.id;
  const [search] = useSearchParams();
  const asVisitor = share.isOwner && search.get(AS_PARAM) !== null;
  const [order, setOrder] = useShareOrder(shareId);
  const [layout, setLayout] = useLayoutMode(`share.${shareId}`);
  const { timeline, find } = useSharedPhotos(share, order);
  const managing = useSelectionMode();
  useSelectionAcrossReloads(timeline, managing, find);
  const grid = useRef<PhotoGridHandle>(null);
  const tile = useRef<HTMLElement | null>(null);
  const address = useAddress(shareId, asVisitor);
  const open = useOpenPhoto(timeline, address, tile);
  const mutations = usePublicShareActions({ shareId, onChanged: timeline.reload });
  const selected = useSelectedPhotos(grid, pendingActions.pendingAction);
  const isOwner = share.isOwner && !asVisitor;
  return {
    ...{ asVisitor, isOwner, order, setOrder, layout, setLayout, timeline, find, managing },
    ...{ grid, tile, address, open, mutations, selected },
  };
}

/** Props of the parts of an open share. */
export interface PublicShareScreenProps extends PublicShareContentProps {
  screen: ReturnType<typeof usePublicShareScreen>;
}
