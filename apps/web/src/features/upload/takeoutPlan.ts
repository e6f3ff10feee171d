import type { Sidecar } from '@xiangji/api-client/contract';
import type { Takeout, TakeoutPhoto } from '@xiangji/api-client/takeout';
import { pickFiles, type UploadFile } from '@xiangji/api-client/upload';
import type { TakeoutCounts } from '@xiangji/blocks';

/** A photo of a Takeout: its file, and the movie of a live photo. */
export interface PlannedPhoto {
  path: string;
  /** Name of its album; undefined for a photo in no album. */
  album: string | undefined;
  files: readonly UploadFile[];
  sidecar: Sidecar | undefined;
}

/** Why a file of a Takeout is not uploaded. */
export type LeftOut = 'copy' | 'trashed' | 'unsupported';

/** What is uploaded of a Takeout, and what is left out. */
export interface TakeoutPlan {
  photos: PlannedPhoto[];
  leftOut: { path: string; why: LeftOut }[];
  counts: TakeoutCounts;
}

/** Plans the upload of a Takeout. System and hidden files are left out without a word. */
export function planTakeout({ items, copies, trashed }: Takeout<TakeoutPhoto>, video: boolean): TakeoutPlan {
  const all = items.flatMap(({ entry, liveHalf }) => (liveHalf ? [entry, liveHalf] : [entry]));
  const accepted = new Set(
    pickFiles<UploadFile>(
      all.map(({ file }) => file),
      { video },
    ).accepted,
  );
  const unsupported = all.filter(({ file }) => pickFiles([file], { video }).unsupported.count > 0);
  const photos = items.flatMap(({ entry, liveHalf, album, sidecar }): PlannedPhoto[] => {
    const files = [entry.file, ...(liveHalf ? [liveHalf.file] : [])].filter((file) => accepted.has(file));
    return files.length > 0 ? [{ path: entry.path, album, files, sidecar }] : [];
  });
  const because = (why: LeftOut) => (one: TakeoutPhoto) => ({ path: one.path, why });
  return {
    photos,
    leftOut: [
      ...copies.map(because('copy')),
      ...trashed.map(because('trashed')),
      ...unsupported.map(because('unsupported')),
    ],
    counts: {
      albums: new Set(photos.flatMap(({ album }) => album ?? [])).size,
      photos: photos.length,
      undated: photos.filter(({ sidecar }) => sidecar?.time === undefined).length,
      copies: copies.length,
      trashed: trashed.length,
      unsupported: unsupported.length,
    },
  };
}
