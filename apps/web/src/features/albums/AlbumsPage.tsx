import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES, ROOT_FOLDER } from '@xiangji/api-client/contract';
import {
  AddMore,
  type AlbumAction,
  AlbumGridSkeleton,
  ListTotal,
  PageContent,
  useAlbumActions,
} from '@xiangji/blocks';
import {
  AppBar,
  type LayerControl,
  lazyComponent,
  lazyPart,
  PullToRefresh,
  useEverTrue,
  useRefresh,
} from '@xiangji/ui';
import { Suspense, useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFocusMemory } from '../../shared/focus/useFocusMemory.ts';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { useLayer } from '../../shared/layer/useLayer.ts';
import type { AlbumEntry } from '../../shared/models/album.ts';
import { FEW } from '../../shared/page/few.ts';
import { albumsQuery } from '../../shared/queries/albums.queries.ts';
import { useUpload } from '../../shared/upload/UploadContext.ts';
import { AlbumList } from './AlbumList.tsx';
import { ALBUM_LAYERS, type AlbumLayer } from './albumLayers.ts';
import { MANAGE_PARAM, pathOf } from './albumPaths.ts';
import { BrowseBar } from './BrowseBar.tsx';

/** Manage mode's code is loaded when it is entered, the dialogs' when the first is opened. */
const ManageAlbums = lazyPart(() => import('./manage/ManageAlbums.tsx'), 'ManageAlbums');
const AlbumDialogs = lazyComponent(() => import('./dialogs/AlbumDialogs.tsx'), 'AlbumDialogs');

/**
 * The list of a level and its refresh: when that fails, a toast says so and the list stays. `isGone` is true when a set that
 * was shown exists no longer: it is dissolved when one album is left.
 */
function useAlbums(setId: string | undefined) {
  const t = useTranslations('albums');
  const query = useQuery(albumsQuery(setId));
  const refresh = useRefresh(query, t('refreshFailed'));
  const { data, error } = query;
  const isGone = data !== undefined && error instanceof ApiError && error.is(ERROR_CODES.NOT_FOUND);
  return { ...query, refresh, isGone };
}

type Albums = ReturnType<typeof useAlbums>;

interface BrowsingProps {
  albums: Albums;
  setId: string | undefined;
  control: LayerControl<AlbumLayer>;
}

/** The list with pull to refresh and its count at the end. */
function Browsing({ albums, setId, control }: BrowsingProps) {
  const t = useTranslations('albums');
  const upload = useUpload();
  const { data, isFetching, refresh } = albums;
  const navigate = useNavigate();
  const onAction = (action: AlbumAction, album: AlbumEntry) => {
    if (action === 'open') void navigate(pathOf(album));
    else if (action === 'back') void navigate('/albums');
    else if (action === 'reload') void refresh();
    else control.open(action, album.id);
  };
  const actionsOf = useAlbumActions({ inSet: setId !== undefined, onAction });
  return (
    <PullToRefresh onRefresh={refresh}>
      <PageContent busy={isFetching}>
        <AlbumList albums={albums} onCreate={() => control.open('create')} actionsOf={actionsOf} />
        {data && data.list.length > 0 && (
          <>
            <ListTotal>{t('count', { nodes: data.setCount, leaves: data.albumCount })}</ListTotal>
            {data.list.length <= FEW && (
              <AddMore onAdd={() => upload.open(setId === undefined ? {} : { setId })} />
            )}
          </>
        )}
      </PageContent>
    </PullToRefresh>
  );
}

/** The subject of an open dialog: an album of the list, or the set of the list. */
function subjectOf(data: Albums['data'], id: string | undefined): AlbumEntry | undefined {
  if (!data || id === undefined) return undefined;
  const set = data.album && { ...data.album, children: data.list };
  return set?.id === id ? set : data.list.find((album) => album.id === id);
}

/** The dialogs over the list, once the first one was opened. */
function PageDialogs({ albums, setId, control, title }: BrowsingProps & { title: string }) {
  const isNeeded = useEverTrue(control.layer !== undefined);
  const { data } = albums;
  if (!isNeeded || !data) return null;
  return (
    <AlbumDialogs
      control={control}
      list={data.list}
      // A list of albums has an album order, whatever a photo list may have.
      order={data.order}
      setId={setId}
      title={title}
      album={subjectOf(data, control.layer?.id)}
    />
  );
}

/** Albums and album-sets: the top level, or what one set holds (spec §2 'Album list'). */
export function AlbumsPage() {
  const { setId } = useParams();
  const t = useTranslations('albums');
  const control = useLayer(ALBUM_LAYERS);
  const navigate = useNavigate();
  const managed = useSearchParams()[0].get(MANAGE_PARAM);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const albums = useAlbums(setId);
  const title = albums.data?.album?.name ?? t('title');
  useDocumentTitle(title);
  useFocusMemory(albums.data !== undefined);
  // A dialog goes back in the history when it closes: the page navigates after that.
  if (setId && albums.isGone && !control.layer) return <Navigate to="/albums" replace />;
  if (setId && albums.data?.album?.kind === 'album') {
    return <Navigate to={`/albums/${setId}/photos`} replace />;
  }
  return (
    <>
      <AppBar.Root face={managed === null ? 'browse' : 'manage'}>
        <BrowseBar
          {...{ title, setId, control }}
          onManage={() => void navigate(`?${MANAGE_PARAM}=${setId ?? ROOT_FOLDER}`)}
          onReload={() => void albums.refresh()}
        />
        {/* The place of its tools is noted only where they come: noted while the list is drawn, it would be drawn twice. */}
        <AppBar.Manage ref={managed === null ? undefined : setSlot} />
      </AppBar.Root>
      {managed === null ? (
        <Browsing {...{ albums, setId, control }} />
      ) : (
        <PageContent>
          <Suspense fallback={<AlbumGridSkeleton />}>
            <ManageAlbums level={managed} slot={slot} />
          </Suspense>
        </PageContent>
      )}
      <PageDialogs {...{ albums, setId, control, title }} />
    </>
  );
}
