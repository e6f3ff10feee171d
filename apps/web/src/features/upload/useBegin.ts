import { newRoundId, type Tree } from '@xiangji/api-client/upload';
import type { UploadDestination } from '@xiangji/blocks';
import { useTranslations } from 'use-intl';
import { useBusy } from '../../shared/hooks/useBusy.ts';
import { useCreateAlbum, useCreateSet } from '../../shared/queries/albums.queries.ts';
import { useEngine } from './QueueContext.ts';

/** Finds or creates the albums, inside the set if one is given, then hands the files to the queue. */
export function useBegin(setId: string | undefined, onBegun: () => void) {
  const t = useTranslations('upload');
  const { queue, newAlbums } = useEngine();
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
    begin: (files: readonly File[], to: UploadDestination) =>
      run(async () => {
        await send(files, to);
        onBegun();
      }),
    /** Each folder becomes an album; those of one folder are gathered in a set of its name, unless they are in a set. */
    beginTree: ({ name, folders }: Tree) =>
      run(async () => {
        const guid = newRoundId();
        const ids: string[] = [];
        for (const folder of folders) {
          ids.push(await send(folder.files, { newName: folder.name || t('looseName') }, guid));
        }
        // An album of refused files alone may have been deleted already.
        const list = ids.filter((id) => newAlbums.get(id) !== 'removed');
        if (name && setId === undefined && list.length > 1) await createSet.mutateAsync({ name, list });
        onBegun();
      }),
  };
}
