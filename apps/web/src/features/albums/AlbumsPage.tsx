import { useQuery } from '@tanstack/react-query';
import type { Folder } from '@xiangji/api-client/contract';
import { AppBar, BackIcon, Button, EmptyState, NewAlbumIcon, Skeleton, UploadIcon } from '@xiangji/ui';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { albumsQuery } from '../../app/albums.queries.ts';
import { BarAction } from '../../app/shell/BarAction.tsx';
import { ListFailed } from '../../app/shell/ListFailed.tsx';
import { PhoneAccount } from '../../app/shell/PhoneAccount.tsx';
import { useUpload } from '../../app/upload/UploadContext.ts';
import { useDocumentTitle } from '../../app/useDocumentTitle.ts';
import { AlbumCard } from './AlbumCard.tsx';
import * as css from './AlbumsPage.css.ts';
import { CreateAlbumDialog } from './CreateAlbumDialog.tsx';

/** As many as fill a screen: the list keeps its shape when it lands. */
const SKELETONS = Array.from({ length: 12 }, (_, index) => index);

function AlbumSkeletons() {
  return (
    <ul className={css.grid} aria-hidden="true">
      {SKELETONS.map((key) => (
        <li key={key}>
          <Skeleton className={css.skeleton} />
        </li>
      ))}
    </ul>
  );
}

export interface AlbumListProps {
  folders: readonly Folder[] | undefined;
  /** Why the list did not come. */
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
  onCreate: () => void;
}

/** The list in its four states: loading, failed, empty, there. */
export function AlbumList({ folders, error, retrying, onRetry, onCreate }: AlbumListProps) {
  const t = useTranslations('albums');
  if (error && !folders) {
    return <ListFailed error={error} title={t('loadFailed')} retrying={retrying} onRetry={onRetry} />;
  }
  if (!folders) return <AlbumSkeletons />;
  if (folders.length === 0) {
    const action = (
      <Button variant="solid" icon={<NewAlbumIcon />} onClick={onCreate}>
        {t('create')}
      </Button>
    );
    return <EmptyState title={t('empty')} action={action} />;
  }
  return (
    <ul className={css.grid}>
      {folders.map((folder) => (
        <li key={folder.id}>
          <AlbumCard folder={folder} />
        </li>
      ))}
    </ul>
  );
}

/** Albums and album-sets: the top level, or what one set holds (spec §2 'Album list'). */
export function AlbumsPage() {
  const { setId } = useParams();
  const t = useTranslations('albums');
  const photos = useTranslations('photos');
  const upload = useUpload();
  const [creating, setCreating] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(albumsQuery(setId));
  const title = data?.folder?.name ?? t('title');
  useDocumentTitle(title);
  return (
    <>
      <AppBar.Root>
        <AppBar.Browse>
          {setId && (
            <Button asChild variant="ghost">
              <Link to="/albums" aria-label={photos('backToAlbums')}>
                <BackIcon />
              </Link>
            </Button>
          )}
          <AppBar.Title>{title}</AppBar.Title>
          <AppBar.Actions>
            <BarAction variant="ghost" icon={<NewAlbumIcon />} onClick={() => setCreating(true)}>
              {t('create')}
            </BarAction>
            <BarAction variant="solid" icon={<UploadIcon />} onClick={() => upload.open()}>
              {photos('upload')}
            </BarAction>
            <PhoneAccount />
          </AppBar.Actions>
        </AppBar.Browse>
      </AppBar.Root>
      <div className={css.content} aria-busy={isFetching}>
        <AlbumList
          folders={data?.list}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
          onCreate={() => setCreating(true)}
        />
        {data && data.list.length > 0 && (
          <p className={css.total}>
            {t('count', { nodes: data.info.count_node, leaves: data.info.count_leaf })}
          </p>
        )}
      </div>
      <CreateAlbumDialog open={creating} onOpenChange={setCreating} setId={setId} />
    </>
  );
}
