import { useQuery } from '@tanstack/react-query';
import { TEXT } from '@xiangji/api-client/contract';
import { type AlbumChange, AlbumEditor, PhotoPicker } from '@xiangji/blocks';
import { Button, Dialog, type LayerDialogProps } from '@xiangji/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';
import { CROP_ACCEPT } from '../crop/cropPresets.ts';
import { useReport } from '../hooks/useReport.ts';
import { useAlbumPhotos } from '../queries/albumPhotos.queries.ts';
import { albumsQuery, useSetAlbumInfo } from '../queries/albums.queries.ts';
import { CoverCrop, type CoverSource } from './CoverChange.tsx';

export interface AlbumEditLayerProps extends LayerDialogProps {
  /** The album or album-set. */
  albumId: string;
}

/** Saves one change; shows that it was saved, or failed (spec §8 '更新失败'), also after the layer has closed. */
function useUpdate(id: string) {
  const t = useTranslations('albumEdit');
  const { showResult } = useReport();
  const info = useSetAlbumInfo();
  return async (change: AlbumChange) => {
    const isSaved = await info.mutateAsync({ id, ...change }).then(
      () => true,
      () => false,
    );
    showResult(isSaved, t('saved'), t('updateFailed'));
  };
}

interface CoverPhotosProps {
  albumId: string;
  onSelect: (source: CoverSource) => void;
  onCancel: () => void;
}

/** The photos of the album, to select one of them for its cover. */
function CoverPhotos({ albumId, onSelect, onCancel }: CoverPhotosProps) {
  const t = useTranslations('albumEdit');
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useAlbumPhotos(albumId);
  const select = (id: string) => {
    const photo = data?.find((candidate) => candidate.id === id);
    if (photo) onSelect({ photo });
  };
  return (
    <>
      <Dialog.Body>
        <PhotoPicker
          photos={data}
          onSelect={select}
          failed={error !== null}
          loading={isFetching}
          onRetry={() => void refetch()}
          hasMore={hasNextPage}
          onLoadMore={() => void fetchNextPage()}
        />
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="ghost" onClick={onCancel}>
          {t('coverCancel')}
        </Button>
      </Dialog.Footer>
    </>
  );
}

interface SafeCloseOptions {
  /** A text cannot be saved as it is. */
  invalid: boolean;
  /** The confirmation before such a text is lost. */
  question: string;
}

const isEditing = () => document.activeElement?.closest('[data-editing]') != null;

/**
 * The browser's back button saves the edited field, as leaving the field does, before it closes the layer. A text
 * that cannot be saved asks first. Returns whether the layer may close now.
 */
function useSafeClose({ invalid, question }: SafeCloseOptions): () => boolean {
  const isConfirmed = useRef(false);
  const blocker = useBlocker(() => !isConfirmed.current && (invalid || isEditing()));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (!invalid || window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, invalid, question]);
  return () => {
    isConfirmed.current = !invalid || window.confirm(question);
    return isConfirmed.current;
  };
}

/** Cover, name, dates and introduction of an album, or a set with its albums, to edit or to read (spec §2 'Album edit layer'). */
export function AlbumEditLayer({ open, onOpenChange, albumId }: AlbumEditLayerProps) {
  const t = useTranslations('albumEdit');
  const { data, error, isFetching, refetch } = useQuery(albumsQuery(albumId));
  const update = useUpdate(albumId);
  const [invalid, setInvalid] = useState(false);
  const [source, setSource] = useState<CoverSource | 'photos'>();
  const mayClose = useSafeClose({ invalid, question: t('introUnsaved') });
  const album = data?.album;
  const leaveCover = () => setSource(undefined);
  let step: ReactNode;
  if (source === 'photos') {
    step = <CoverPhotos albumId={albumId} onSelect={setSource} onCancel={leaveCover} />;
  } else if (album && source) step = <CoverCrop album={album} source={source} onClose={leaveCover} />;
  return (
    <AlbumEditor
      open={open}
      onOpenChange={(next) => (next || mayClose()) && onOpenChange(next)}
      album={album}
      albums={data?.list}
      failed={error !== null && !data}
      retrying={isFetching}
      onRetry={() => void refetch()}
      onChange={(change) => void update(change)}
      onInvalidChange={setInvalid}
      nameMaxLength={TEXT.ALBUM_NAME}
      introMaxLength={TEXT.ALBUM_INTRO}
      coverAccept={CROP_ACCEPT}
      onCoverFile={(file) => setSource({ file })}
      onCoverPhoto={() => setSource('photos')}
    >
      {step}
    </AlbumEditor>
  );
}
