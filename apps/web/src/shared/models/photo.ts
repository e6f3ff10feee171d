import { type File, ROOT_FOLDER, type DateChange as WireDateChange } from '@xiangji/api-client/contract';
import type { AlbumTarget, DateChange, PhotoInfo } from '@xiangji/blocks';
import type { LayoutOptions, PhotoItem, PhotoType } from '@xiangji/photo-grid';
import type { LayoutMode } from '../dialogs/layoutMode.ts';

const SECONDS_PER_DAY = 86_400;

const TYPES: Record<File['type'], PhotoType> = { 1: 'photo', 2: 'video', 3: 'gif', 4: 'live' };

/** Maps the wire's file to a photo of the grid and the viewer. */
export function photoOf(file: File, dayText: (day: number) => string): PhotoItem & { id: string } {
  const { id, width, height, name } = file;
  const type = TYPES[file.type];
  const original = file.origin ?? undefined;
  return {
    ...{ id, width, height, name, type },
    src: type === 'video' ? undefined : original,
    video: type === 'video' ? original : (file.live ?? undefined),
    srcSet: file.thumbnail.map(([renditionWidth, src]) => ({ src, width: renditionWidth })),
    rotation: file.rotate,
    thumbhash: file.thumbhash ?? undefined,
    time: dayText(Math.floor(file.time / SECONDS_PER_DAY)),
    duration: file.duration ?? undefined,
    favorite: file.favorite,
  };
}

/** Maps the layout of a list to the options of the grid. */
export function layoutOf({ shape, size, ratio }: LayoutMode): LayoutOptions {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return {
    layout: shape === 'rectangles' || shape === 'grid' ? 'squares' : 'rows',
    fit: shape === 'real' || shape === 'grid' ? 'contain' : 'cover',
    size,
    aspect: width / height,
  };
}

/** Maps a change of dates to the wire. */
export function dateChangeBody(change: DateChange): WireDateChange {
  switch (change.kind) {
    case 'set': {
      const { kind: _kind, ...rest } = change;
      return { mode: 'ABSOLUTE', ...rest };
    }
    case 'shift':
      return { mode: 'RELATIVE', shift: change.seconds };
    case 'zone':
      return { mode: 'ZONE', timezone: change.timezone, keep: change.keep };
  }
}

/** The facts of a photo, with the album that it is in. */
export interface PhotoFacts extends PhotoInfo {
  albumId: string;
  albumName: string;
}

/** Maps the wire's file to the facts of a photo. */
export function photoFactsOf(file: File): PhotoFacts {
  const { id, name, time, timezone, tags, exif = [] } = file;
  return {
    ...{ id, name, time, timezone, tags, exif },
    timeSource: file.date_source,
    place: file.gps ? { ...file.gps, names: file.place } : undefined,
    albumId: file.pid,
    albumName: file.pname,
  };
}

/** The facts of a photo that dialogs use. */
export type PhotoRef = ReturnType<typeof photoRefOf>;

/** Maps the wire's file to the facts that dialogs use. */
export function photoRefOf({ id, pid, name, time, timezone }: File) {
  return { id, albumId: pid, name, time, timezone };
}

/** Returns the album of a call that adds photos, and the name of a new one. */
export const targetAlbumOf = (target: AlbumTarget) =>
  'id' in target ? { albumId: target.id, name: undefined } : { albumId: ROOT_FOLDER, name: target.newName };

/** Maps the reply to photos that were moved into an album. */
export function movedPhotosOf<Reply extends { pname: string }>({ pname, ...reply }: Reply) {
  return { ...reply, albumName: pname };
}

/** A photo that can become the cover of its album. */
export type CoverPhoto = ReturnType<typeof coverPhotoOf>;

/**
 * Maps the wire's file to a photo that can become a cover: a small picture, and the one to crop. A movie is cropped in
 * its poster.
 */
export function coverPhotoOf({ id, type, name, width, height, thumbnail, source, origin }: File) {
  const original = TYPES[type] === 'video' ? thumbnail.at(-1)?.[1] : (source ?? origin);
  return { id, name, width, height, src: thumbnail[0]?.[1], original: original ?? '' };
}

/** A download of several originals; `damaged` is how many of them it lacks. */
export function archiveOf<Reply extends { left_out: readonly string[] }>({ left_out, ...reply }: Reply) {
  return { ...reply, damaged: left_out.length };
}
