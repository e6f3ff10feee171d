import { AddMore, PressableText } from '@xiangji/blocks';
import { Button, EmptyState, UploadIcon } from '@xiangji/ui';
import { useMemo } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { PhotoList } from '../../shared/photoList/PhotoList.tsx';
import type { PhotoAddress } from '../../shared/photoList/photoAddress.ts';
import type { Timeline } from '../../shared/photoList/useTimeline.ts';
import { useUpload } from '../../shared/upload/UploadContext.ts';
import { Memories } from './memories/Memories.tsx';
import { NothingHere } from './NothingHere.tsx';
import { PhotoListFrame, usePhotoListPage } from './PhotoListFrame.tsx';
import { BrowseBar } from './PhotosBar.tsx';
import { type LibraryScope, TAG_KEY } from './photos.queries.ts';
import { useIsSet } from './useIsSet.ts';

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
