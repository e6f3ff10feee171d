import {
  ListPage,
  type PhotoActionId,
  type PhotoListActionId,
  usePhotoListMenu,
  usePhotoMenu,
  usePhotoSelectionBar,
  useSelectedPhotosActions,
} from '@xiangji/blocks';
import { type PhotoGridHandle, type SelectionModeState, useSelectionMode } from '@xiangji/photo-grid';
import { loadedItems } from '@xiangji/photo-grid/source';
import { lazyComponent, useEverTrue } from '@xiangji/ui';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useLayoutMode } from '../../shared/dialogs/layoutMode.ts';
import type { FileOrder } from '../../shared/models/photoList.ts';
import type { PhotoAddress, PhotoSource } from '../../shared/photoList/photoSource.ts';
import { useDownload } from '../../shared/photoList/useDownload.ts';
import { useOpenPhoto } from '../../shared/photoList/useOpenPhoto.ts';
import { type Timeline, useTimeline } from '../../shared/photoList/useTimeline.ts';
import { LazyPhotoDialogs } from './LazyPhotoDialogs.tsx';
import {
  downloadPhoto,
  findPhoto,
  type LibraryScope,
  librarySource,
  useKeepOrder,
} from './photos.queries.ts';
import { type PhotoWork, usePhotoWork } from './usePhotoWork.ts';

/** The viewer's code is loaded when a photo is first opened. */
const PhotoView = lazyComponent(() => import('./PhotoView.tsx'), 'PhotoView');
const ListDialogs = lazyComponent(() => import('./ListDialogs.tsx'), 'ListDialogs');

/** Most selected photos whose marks are compared. */
const COMPARED_AT_MOST = 500;

/** Whether all selected photos are known to be favorites. */
function areFavorites({ store }: Timeline, { selection, count }: SelectionModeState): boolean {
  if (!store || count === 0 || count > COMPARED_AT_MOST) return false;
  const files = loadedItems(store, selection);
  return files.length === count && files.every((file) => file.favorite);
}

interface ActionParts {
  timeline: Timeline;
  managing: SelectionModeState;
  work: PhotoWork;
  open: ReturnType<typeof useOpenPhoto>;
}

/** The actions of the list, of its selected photos and of one photo (spec §2 'Manage menu', 'Context menu', 'View menu'). */
function useActions({ albumId, favorite }: LibraryScope, { timeline, managing, work, open }: ActionParts) {
  const navigate = useNavigate();
  const download = useDownload(downloadPhoto);
  const { busy, control } = work;
  const total = timeline.store?.count ?? 0;
  const actions = useSelectedPhotosActions({
    areFavorites: favorite || areFavorites(timeline, managing),
    onAction: work.onSelected,
  });
  const onList = (action: PhotoListActionId) => {
    if (action === 'manage') managing.enter();
    else if (action === 'reload') timeline.reload();
    else control.open(action === 'openOnDevice' ? 'openListOnDevice' : action);
  };
  const onPhoto = (action: PhotoActionId, id: string, index: number) => {
    if (action === 'open') open(index, null);
    else if (action === 'back') void navigate('/albums');
    else if (action === 'reload') timeline.reload();
    else if (action === 'favorite' || action === 'unfavorite') work.favoriteOne(id, action === 'favorite');
    else if (action === 'download') void download(id);
    else work.openOne(action, id);
  };
  return {
    selection: usePhotoSelectionBar({ mode: managing, total, actions, busy }),
    listActions: usePhotoListMenu({ inAlbum: albumId !== undefined, empty: total === 0, onAction: onList }),
    photoActions: usePhotoMenu({
      isFavorite: (index) => timeline.getItem(index)?.favorite === true,
      onAction: onPhoto,
    }),
  };
}

/** The photos of a scope in their stored order, and a function that stores another order. */
function useLibrary({ albumId, tagId, favorite, search }: LibraryScope) {
  const [order, setOrder] = useState<FileOrder>();
  const { mutate } = useKeepOrder({ albumId, tagId });
  const source = useMemo(
    () => librarySource({ albumId, tagId, favorite, search }, order),
    [albumId, tagId, favorite, search, order],
  );
  const changeOrder = useCallback(
    (next: FileOrder) => {
      setOrder(next);
      mutate(next);
    },
    [mutate],
  );
  return { source, changeOrder };
}

interface PhotoPageOptions {
  source: PhotoSource;
  /** The photos of the source. */
  scope: LibraryScope;
  address: PhotoAddress;
  /** Without it nothing is loaded. */
  enabled: boolean;
}

/** The state of a page that shows the account's photos. */
export function usePhotoPage({ source, scope, address, enabled }: PhotoPageOptions) {
  const timeline = useTimeline(source, enabled);
  const managing = useSelectionMode();
  const grid = useRef<PhotoGridHandle>(null);
  const tile = useRef<HTMLElement | null>(null);
  const work = usePhotoWork({ timeline, scope, managing, grid });
  const open = useOpenPhoto(timeline, address, tile);
  const actions = useActions(scope, { timeline, managing, work, open });
  return { scope, address, timeline, managing, grid, tile, work, open, ...actions };
}

export type PhotoPage = ReturnType<typeof usePhotoPage>;

const layoutKey = ({ albumId }: LibraryScope) => albumId ?? 'all';

/** The state of a page with a list of the account's photos. Without `enabled`, nothing is loaded. */
export function usePhotoListPage(scope: LibraryScope, address: PhotoAddress, enabled = true) {
  const { source, changeOrder } = useLibrary(scope);
  const [layout] = useLayoutMode(layoutKey(scope));
  const page = usePhotoPage({ source, scope, address, enabled });
  const { timeline, managing, grid, work, open, photoActions } = page;
  return {
    ...page,
    changeOrder,
    /** Props of the list of photos. */
    list: {
      ...{ timeline, managing, layout, grid },
      actionsOf: photoActions,
      onOpen: open,
      onFavorite: work.favoriteOne,
    },
  };
}

/** The dialogs over the list, once the first one was opened. */
function OverList({ page, title }: { page: PhotoPage; title: string }) {
  const { timeline, work, scope, address } = page;
  const [layout, setLayout] = useLayoutMode(layoutKey(scope));
  const { control, subject, mutations } = work;
  const { albumId } = scope;
  const isNeeded = useEverTrue(control.layer !== undefined);
  if (!isNeeded) return null;
  return (
    <>
      <LazyPhotoDialogs {...{ control, subject, mutations, albumId, address }} />
      <ListDialogs
        {...{ control, albumId, address, title, layout }}
        onLayout={setLayout}
        onEdited={timeline.reload}
      />
    </>
  );
}

export interface PhotoListFrameProps {
  page: PhotoPage;
  title: string;
  /** The bar while no photos are selected. */
  bar: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** A page with a list of the account's photos: its bars, its dialogs, and the viewer over it. */
export function PhotoListFrame({ page, title, bar, children }: PhotoListFrameProps) {
  const { photoId } = useParams();
  const { timeline, managing, selection, scope, address, grid, tile } = page;
  const { albumId, favorite = false } = scope;
  return (
    <>
      <ListPage bar={bar} selection={selection} selecting={managing.active}>
        {children}
      </ListPage>
      <OverList page={page} title={title} />
      {photoId && timeline.store && (
        <PhotoView
          {...{ timeline, photoId, albumId, address, grid, tile }}
          onlyFavorites={favorite}
          find={findPhoto}
        />
      )}
    </>
  );
}
