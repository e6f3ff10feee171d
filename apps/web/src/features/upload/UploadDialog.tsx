import { useQuery } from '@tanstack/react-query';
import { TEXT } from '@xiangji/api-client/contract';
import { acceptAttribute, newRoundId, pickFiles, planTree, type Tree } from '@xiangji/api-client/upload';
import { UploadDialog as Dialog, type UploadDestination, useUnsupportedReport } from '@xiangji/blocks';
import { useToast } from '@xiangji/ui';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useBusy } from '../../shared/hooks/useBusy.ts';
import { leavesQuery, useCreateAlbum, useCreateSet } from '../../shared/queries/albums.queries.ts';
import { today } from '../../shared/today.ts';
import type { UploadRequestOptions } from '../../shared/upload/UploadContext.ts';
import { readFiles, useUploads } from './uploads.ts';

/** Finds or creates the albums, inside the set if one is given, then hands the files to the queue. */
function useStartUpload(setId: string | undefined, onStarted: () => void) {
  const t = useTranslations('upload');
  const { queue, newAlbums } = useUploads();
  const createAlbum = useCreateAlbum();
  const createSet = useCreateSet();
  const { busy, run } = useBusy();
  const send = async (files: readonly File[], to: UploadDestination, guid = newRoundId()) => {
    const album = 'id' in to ? to : await createAlbum.mutateAsync({ name: to.newName, setId });
    if (!('id' in to)) newAlbums.set(album.id, 'empty');
    queue.add(files, { id: album.id, name: album.name, guid });
    return album.id;
  };
  return {
    busy,
    start: (files: readonly File[], to: UploadDestination) =>
      run(async () => {
        await send(files, to);
        onStarted();
      }),
    /** Each folder becomes an album; those of one folder are gathered in a set of its name, unless they are in a set. */
    startTree: ({ name, folders }: Tree) =>
      run(async () => {
        const guid = newRoundId();
        const ids: string[] = [];
        for (const folder of folders) {
          ids.push(await send(folder.files, { newName: folder.name || t('looseName') }, guid));
        }
        // An album of refused files alone may have been deleted already.
        const list = ids.filter((id) => newAlbums.get(id) !== 'removed');
        if (name && setId === undefined && list.length > 1) await createSet.mutateAsync({ name, list });
        onStarted();
      }),
  };
}

export interface UploadDialogProps {
  request: UploadRequestOptions;
  video: boolean;
  onClose: () => void;
}

/** The target and the photos (spec §2 'Upload'). Selecting the photos starts the upload. */
export function UploadDialog({ request, video, onClose }: UploadDialogProps) {
  const t = useTranslations('upload');
  const toast = useToast();
  const reportUnsupported = useUnsupportedReport(({ count, extensions }) => {
    const list = extensions.join(t('separator'));
    toast.show({ title: t('unsupported', { count, extensions: list }), tone: 'critical' });
  });
  const pick = useCallback(
    (files: Iterable<File>) => {
      const { accepted, unsupported } = pickFiles(files, { video });
      reportUnsupported(unsupported);
      return accepted;
    },
    [video, reportUnsupported],
  );
  const { start, startTree, busy } = useStartUpload(request.setId, onClose);
  const albums = useQuery(leavesQuery);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      albums={albums.data}
      album={request.album}
      today={today()}
      nameMaxLength={TEXT.ALBUM_NAME}
      hint={t(video ? 'dropHintMovies' : 'dropHint')}
      accept={acceptAttribute({ video })}
      readFiles={readFiles}
      files={request.files}
      onPick={pick}
      findFolders={planTree}
      busy={busy}
      onUpload={(files, destination) => void start(files, destination)}
      onUploadFolders={(folders) => void startTree(folders)}
    />
  );
}
