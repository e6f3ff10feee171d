import type { Sidecar } from '@xiangji/api-client/contract';
import { newRoundId, readXmpFiles, type Tree, type TreeFolder } from '@xiangji/api-client/upload';
import type { UploadDestination } from '@xiangji/blocks';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBusy } from '../../shared/hooks/useBusy.ts';
import { useCreateAlbum, useCreateSet } from '../../shared/queries/albums.queries.ts';
import { useUploads } from './uploads.ts';

/** Finds or creates the albums, inside the set if one is given, then hands the files to the queue. */
export function useStartUpload(setId: string | undefined, onStarted: () => void) {
  const t = useTranslations('upload');
  const { queue, newAlbums } = useUploads();
  const createAlbum = useCreateAlbum();
  const createSet = useCreateSet();
  const { busy, run } = useBusy();
  /** The albums of the folders that were sent: a second try after a failure continues with the others. */
  const [sent] = useState(() => new Map<TreeFolder, string>());
  /** What the XMP files of the picked photos say. */
  const sidecars = useRef<Promise<ReadonlyMap<File, Sidecar>>>(undefined);
  const send = async (files: readonly File[], to: UploadDestination, guid = newRoundId()) => {
    const album = 'id' in to ? to : await createAlbum.mutateAsync({ name: to.newName, setId });
    if (!('id' in to)) newAlbums.set(album.id, 'empty');
    queue.add(files, { id: album.id, name: album.name, guid }, await sidecars.current);
    return album.id;
  };
  return {
    busy,
    /** Reads the XMP files among picked files, whose photos are uploaded later. */
    readSideFiles(files: readonly File[]) {
      sidecars.current = readXmpFiles(files, (file) => file.text());
    },
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
          const to = { newName: folder.name || t('looseName') };
          const id = sent.get(folder) ?? (await send(folder.files, to, guid));
          sent.set(folder, id);
          ids.push(id);
        }
        // An album of refused files alone may have been deleted already.
        const list = ids.filter((id) => newAlbums.get(id) !== 'removed');
        if (name && setId === undefined && list.length > 1) await createSet.mutateAsync({ name, list });
        onStarted();
      }),
  };
}
