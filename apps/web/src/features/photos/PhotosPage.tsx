import { useQuery } from '@tanstack/react-query';
import { FILE_ORDERS } from '@xiangji/api-client/contract';
import { ActionButton, ActionMenu, AddMore, PressableText, SortOrderMenu } from '@xiangji/blocks';
import { Button, EmptyState, UploadIcon } from '@xiangji/ui';
import { type ComponentProps, useMemo } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import type { FileOrder } from '../../shared/models/photoList.ts';
import { orderProps } from '../../shared/models/sortOrder.ts';
import { PageBar } from '../../shared/page/PageBar.tsx';
import { PhotoList } from '../../shared/photoList/PhotoList.tsx';
import type { PhotoAddress } from '../../shared/photoList/photoSource.ts';
import type { Timeline } from '../../shared/photoList/useTimeline.ts';
import { albumsQuery } from '../../shared/queries/albums.queries.ts';
import { useUpload } from '../../shared/upload/UploadContext.ts';
import { Memories } from './memories/Memories.tsx';
import { NothingHere } from './NothingHere.tsx';
import { PhotoListFrame, usePhotoListPage } from './PhotoListFrame.tsx';
import { type LibraryScope, TAG_KEY } from './photos.queries.ts';

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

/** Whether the address names a set, which holds albums and no photos. Asked only when no photos came. */
function useIsSet(albumId: string | undefined, { store, error }: Timeline): boolean {
  const hasNone = error !== null || store?.count === 0;
  const { data } = useQuery({ ...albumsQuery(albumId), enabled: albumId !== undefined && hasNone });
  return data?.album?.kind === 'albumSet';
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

interface BrowseBarProps {
  albumId: string | undefined;
  title: string;
  timeline: Timeline;
  changeOrder: (order: FileOrder) => void;
  listActions: ComponentProps<typeof ActionMenu>['actions'];
  /** Absent where nothing can be added. */
  onUpload: (() => void) | undefined;
}

/** The bar of the list: the way back, its title and its actions. */
function BrowseBar({ albumId, title, timeline, changeOrder, listActions, onUpload }: BrowseBarProps) {
  const t = useTranslations('photos');
  return (
    <PageBar title={title} back={albumId ? { to: '/albums', label: t('backToAlbums') } : undefined}>
      <SortOrderMenu {...orderProps(FILE_ORDERS, timeline.order, changeOrder)} />
      {onUpload && (
        <ActionButton variant="solid" icon={<UploadIcon />} onClick={onUpload}>
          {t('upload')}
        </ActionButton>
      )}
      <ActionMenu actions={listActions} />
    </PageBar>
  );
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

function PhotoListPage(scope: LibraryScope) {
  const { albumId, tagId, favorite } = scope;
  const t = useTranslations('photos');
  const upload = useUpload();
  const page = usePhotoListPage(scope, useAddress(scope));
  const { timeline, changeOrder, listActions } = page;
  const isSet = useIsSet(albumId, timeline);
  const title = useTitle(timeline, scope);
  const openUpload = () =>
    upload.open(albumId && timeline.info?.name ? { album: { id: albumId, name: timeline.info.name } } : {});

  if (isSet) return <Navigate to={`/albums/${albumId}`} replace />;
  return (
    <PhotoListFrame
      page={page}
      title={title}
      bar={
        <BrowseBar
          {...{ albumId, title, timeline, changeOrder, listActions }}
          onUpload={favorite ? undefined : openUpload}
        />
      }
    >
      <PhotoList
        {...page.list}
        header={!albumId && !tagId && !favorite && <Memories timeline={timeline} />}
        empty={favorite ? <NothingHere title={t('noFavorites')} /> : <NoPhotos onUpload={openUpload} />}
        addMore={!tagId && !favorite && <AddMore onAdd={openUpload} />}
      />
    </PhotoListFrame>
  );
}
