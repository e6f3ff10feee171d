import { AddMore, PressableText, SelectionBottomBar } from '@xiangji/blocks';
import type { PhotoGridHandle } from '@xiangji/photo-grid';
import { loadedItems } from '@xiangji/photo-grid/source';
import { AppBar, Button, EmptyState, UploadIcon } from '@xiangji/ui';
import { useMemo, useRef } from 'react';
import { Link, Navigate, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../../shared/code/lazyComponent.tsx';
import { type LayoutMode, useLayoutMode } from '../../shared/dialogs/layoutMode.ts';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { useOnce } from '../../shared/hooks/useOnce.ts';
import { PhotoList } from '../../shared/photoList/PhotoList.tsx';
import { PhotoSelectionBar, useSelectionProps } from '../../shared/photoList/PhotoSelectionBar.tsx';
import type { PhotoAddress } from '../../shared/photoList/photoAddress.ts';
import { useDownload } from '../../shared/photoList/useDownload.ts';
import { type Managing, useManaging } from '../../shared/photoList/useManaging.ts';
import { useOpenPhoto } from '../../shared/photoList/useOpenPhoto.ts';
import { type Timeline, useTimeline } from '../../shared/photoList/useTimeline.ts';
import { useUpload } from '../../shared/upload/UploadContext.ts';
import { LazyPhotoDialogs } from './LazyPhotoDialogs.tsx';
import { Memories } from './memories/Memories.tsx';
import { BrowseBar } from './PhotosBar.tsx';
import { useListActions, usePhotoActions, useSelectionActions } from './photoActions.tsx';
import { downloadPhoto, findPhoto, type LibraryScope } from './photos.queries.ts';
import { TAG_KEY } from './tagKey.ts';
import { useIsSet } from './useIsSet.ts';
import { useLibrary } from './useLibrary.ts';
import { type PhotoWork, usePhotoWork } from './usePhotoWork.ts';

/** The viewer's code is loaded when a photo is first opened. */
const PhotoView = lazyComponent(async () => (await import('./PhotoView.tsx')).PhotoView);
const ListDialogs = lazyComponent(async () => (await import('./ListDialogs.tsx')).ListDialogs);

interface OverListProps {
  timeline: Timeline;
  work: PhotoWork;
  albumId: string | undefined;
  address: PhotoAddress;
  title: string;
  layout: LayoutMode;
  onLayout: (mode: LayoutMode) => void;
}

/** The dialogs over the list, once the first one was opened. */
function OverList({ timeline, work, albumId, address, ...list }: OverListProps) {
  const { control, subject, mutations } = work;
  const isNeeded = useOnce(control.layer !== undefined);
  if (!isNeeded) return null;
  return (
    <>
      <LazyPhotoDialogs {...{ control, subject, mutations, albumId, address }} />
      <ListDialogs {...{ control, albumId, address, ...list }} onEdited={timeline.reload} />
    </>
  );
}

function useAddress({ albumId, tagId, favorite }: LibraryScope): PhotoAddress {
  return useMemo(() => {
    const base = favorite ? '/favorites' : albumId ? `/albums/${albumId}/photos` : '/photos';
    const search = tagId ? `?${TAG_KEY}=${tagId}` : '';
    return { list: `${base}${search}`, photo: (id) => `${base}/${id}${search}` };
  }, [albumId, tagId, favorite]);
}

/** The album's name, the keyword, or the word for favorites or photos. */
function useTitle({ info, getItem, store }: Timeline, { albumId, tagId, favorite }: LibraryScope): string {
  const t = useTranslations('photos');
  const tag = getItem(0) && store?.getItem(0)?.tags.find(({ id }) => id === tagId);
  const title = tag?.name ?? (albumId ? (info?.name ?? '') : t(favorite ? 'favorites' : 'title'));
  useDocumentTitle(title);
  return title;
}

/** All photos, or those of one album; a photo's own path opens it above its list (spec §2). */
export function PhotosPage() {
  const { albumId } = useParams();
  const [search] = useSearchParams();
  const tagId = search.get(TAG_KEY) ?? undefined;
  // Every list has its own selection.
  return <PhotoListPage key={`${albumId}:${tagId}`} {...{ albumId, tagId }} />;
}

/** The favorites among all photos. */
export function FavoritesPage() {
  return <PhotoListPage albumId={undefined} tagId={undefined} favorite />;
}

function NoFavorites() {
  const t = useTranslations('photos');
  const action = (
    <Button asChild variant="solid">
      <Link to="/photos">{t('toPhotos')}</Link>
    </Button>
  );
  return <EmptyState title={t('noFavorites')} action={action} />;
}

/** Most selected photos whose marks are compared. */
const COMPARED_AT_MOST = 500;

/** Whether all selected photos are known to be favorites. */
function areFavorites({ store }: Timeline, { selection, count }: Managing): boolean {
  if (!store || count === 0 || count > COMPARED_AT_MOST) return false;
  const files = loadedItems(store, selection);
  return files.length === count && files.every((file) => file.favorite);
}

function NoPhotos({ onUpload }: { onUpload: () => void }) {
  const t = useTranslations('photos');
  const action = (
    <Button variant="solid" icon={<UploadIcon />} onClick={onUpload}>
      {t('upload')}
    </Button>
  );
  return (
    <EmptyState title={<PressableText onPress={onUpload}>{t('empty')}</PressableText>} action={action} />
  );
}

interface ActionParts {
  timeline: Timeline;
  managing: Managing;
  work: PhotoWork;
  open: ReturnType<typeof useOpenPhoto>;
}

/** The actions of the list, of its selected photos and of one photo. */
function useActions({ albumId, favorite }: LibraryScope, { timeline, managing, work, open }: ActionParts) {
  const download = useDownload(downloadPhoto);
  const isMarked = favorite || areFavorites(timeline, managing);
  const selectionActions = useSelectionActions(work.onSelected, isMarked);
  return {
    selection: useSelectionProps(managing.count, selectionActions, work.busy),
    listActions: useListActions({
      inAlbum: albumId !== undefined,
      empty: !timeline.store?.count,
      onManage: managing.enter,
      onLayer: (layer) => work.control.open(layer),
      onReload: timeline.reload,
    }),
    photoActions: usePhotoActions({
      onOpen: (index) => open(index, null),
      onLayer: work.openOne,
      onDownload: (id) => void download(id),
      isFavorite: (index) => timeline.getItem(index)?.favorite === true,
      onFavorite: work.favoriteOne,
      onReload: timeline.reload,
    }),
  };
}

function PhotoListPage({ albumId, tagId, favorite = false }: LibraryScope) {
  const scope = { albumId, tagId, favorite };
  const { photoId } = useParams();
  const upload = useUpload();
  const { source, changeOrder } = useLibrary(scope);
  const [layout, setLayout] = useLayoutMode(albumId ?? 'all');
  const timeline = useTimeline(source);
  const isSet = useIsSet(albumId, timeline);
  const managing = useManaging();
  const grid = useRef<PhotoGridHandle>(null);
  const tile = useRef<HTMLElement | null>(null);
  const address = useAddress(scope);
  const title = useTitle(timeline, scope);
  const work = usePhotoWork({ timeline, scope, managing, grid });
  const open = useOpenPhoto(timeline, address, tile);
  const openUpload = () =>
    upload.open(albumId && timeline.info?.name ? { album: { id: albumId, name: timeline.info.name } } : {});
  const total = timeline.store?.count ?? 0;
  const { selection, listActions, photoActions } = useActions(scope, { timeline, managing, work, open });

  if (isSet) return <Navigate to={`/albums/${albumId}`} replace />;
  return (
    <>
      <AppBar.Root face={managing.managing ? 'manage' : 'browse'}>
        <BrowseBar
          {...{ albumId, title, timeline, changeOrder, listActions }}
          onUpload={favorite ? undefined : openUpload}
        />
        <AppBar.Manage>
          {managing.managing && <PhotoSelectionBar {...{ selection, managing, total }} />}
        </AppBar.Manage>
      </AppBar.Root>
      <PhotoList
        {...{ timeline, managing, layout, grid }}
        actionsOf={photoActions}
        onOpen={open}
        header={!albumId && !tagId && !favorite && <Memories timeline={timeline} />}
        onFavorite={work.favoriteOne}
        empty={favorite ? <NoFavorites /> : <NoPhotos onUpload={openUpload} />}
        addMore={!tagId && !favorite && <AddMore onAdd={openUpload} />}
      />
      {managing.managing && <SelectionBottomBar {...selection} />}
      <OverList {...{ timeline, work, albumId, address, title, layout }} onLayout={setLayout} />
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
