import { useQuery } from '@tanstack/react-query';
import { isArchive, isTakeout, TakeoutError } from '@xiangji/api-client/takeout';
import { newRoundId, pathOf } from '@xiangji/api-client/upload';
import type { TakeoutStatus } from '@xiangji/blocks';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBusy } from '../../shared/hooks/useBusy.ts';
import { leavesQuery, useCreateAlbum } from '../../shared/queries/albums.queries.ts';
import { type PlannedPhoto, planTakeout, type TakeoutPlan } from './takeoutPlan.ts';
import type { TakeoutUpload } from './takeoutReport.ts';
import { takeoutReader, useUploads } from './uploads.ts';

const withPath = (file: File) => ({ path: [...pathOf(file), file.name].join('/'), file });

function failureOf(error: unknown): TakeoutStatus {
  const { reason, file } =
    error instanceof TakeoutError ? error : { reason: 'unreadable' as const, file: '' };
  return { state: 'failed', reason, file };
}

function groupByAlbum(photos: readonly PlannedPhoto[], rest: string): Map<string, PlannedPhoto[]> {
  const groups = new Map<string, PlannedPhoto[]>();
  for (const photo of photos) {
    const name = photo.album ?? rest;
    const group = groups.get(name);
    if (group) group.push(photo);
    else groups.set(name, [photo]);
  }
  return groups;
}

/** Hands the photos to the queue, album by album. A second try after a failure continues with the others. */
function useStartTakeout(setId: string | undefined) {
  const { queue, newAlbums } = useUploads();
  const albums = useQuery(leavesQuery);
  const createAlbum = useCreateAlbum();
  const [sent] = useState(() => new Set<readonly PlannedPhoto[]>());
  return async (groups: ReadonlyMap<string, PlannedPhoto[]>, guid: string) => {
    const { data = [] } = await albums.refetch({ throwOnError: true });
    for (const [name, photos] of groups) {
      if (sent.has(photos)) continue;
      // An album of the same name is used again, so that a move can be continued.
      const existing = data.find((album) => album.name === name);
      const { id } = existing ?? (await createAlbum.mutateAsync({ name, setId }));
      if (!existing) newAlbums.set(id, 'empty');
      sent.add(photos);
      const sidecars = photos.flatMap(({ files, sidecar }) =>
        sidecar ? files.map((file) => [file, sidecar] as const) : [],
      );
      queue.add(
        photos.flatMap(({ files }) => files),
        { id, name, guid },
        new Map(sidecars),
      );
    }
  };
}

/** Reads a Google Takeout, then uploads its photos to albums of their names. */
export function useTakeout(
  { setId, video }: { setId: string | undefined; video: boolean },
  onStarted: (upload: TakeoutUpload) => void,
) {
  const t = useTranslations('upload');
  const [status, setStatus] = useState<TakeoutStatus>();
  const [found, setFound] = useState<TakeoutPlan & { groups: Map<string, PlannedPhoto[]>; guid: string }>();
  /** The files whose reading is awaited. */
  const current = useRef<readonly File[]>(undefined);
  const { busy, run } = useBusy();
  const send = useStartTakeout(setId);

  const read = async (files: readonly File[]) => {
    current.current = files;
    setStatus({ state: 'reading', done: 0, total: 0 });
    const show = (next: TakeoutStatus) => current.current === files && setStatus(next);
    try {
      const takeout = await takeoutReader.read(files.map(withPath), (done, total) =>
        show({ state: 'reading', done, total }),
      );
      if (current.current !== files) return;
      const plan = planTakeout(takeout, video);
      setFound({ ...plan, groups: groupByAlbum(plan.photos, t('takeoutAlbum')), guid: newRoundId() });
      show({ state: 'found', counts: plan.counts });
    } catch (error) {
      show(failureOf(error));
    }
  };

  return {
    status,
    busy,
    /** Reads the files if they are a Takeout; returns whether they are. */
    take(files: readonly File[]): boolean {
      if (!files.some(({ name }) => isArchive(name)) && !isTakeout(files.map((file) => withPath(file).path)))
        return false;
      void read(files);
      return true;
    },
    cancel() {
      current.current = undefined;
      setStatus(undefined);
    },
    start: () =>
      run(async () => {
        if (!found) return;
        const { groups, guid, photos, leftOut } = found;
        await send(groups, guid);
        onStarted({ guid, photos, leftOut });
      }),
  };
}
