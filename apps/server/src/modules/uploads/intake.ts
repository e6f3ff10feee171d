import { FILE_TYPES, FOLDER_TYPES } from '@xiangji/api-client/contract';
import type { FileRow, FolderRow, NewFile, User } from '../../db/schema.ts';
import { CatalogueError } from '../../http/errors.ts';
import { MediaRejection, type ReceivedFile } from '../../media/index.ts';
import { nameKey } from '../../names.ts';
import { isId, newId } from '../../security/tokens.ts';
import type { Settings } from '../../settings/settings.ts';
import { type BlobStore, originalKey } from '../../storage/index.ts';
import { SECONDS_PER_MINUTE, unixNow } from '../../time.ts';
import type { Sessions } from '../auth/sessions.service.ts';
import type { FoldersRepository } from '../folders/folders.repository.ts';
import type { BlobMeta } from '../media/blobMeta.ts';
import type { Keeper } from './keepBytes.ts';
import type { Poster, PosterKeeper } from './keepPoster.ts';
import { descriptionOf, fileNameOf } from './photoName.ts';
import type { UploadFields } from './readUpload.ts';
import type { UploadsRepository } from './uploads.repository.ts';
import type { UploadTokens } from './uploadTokens.ts';

export interface IntakeDependencies {
  repository: UploadsRepository;
  folders: FoldersRepository;
  tokens: UploadTokens;
  sessions: Sessions;
  settings: Settings;
  store: BlobStore;
  keep: Keeper;
  keepPoster: PosterKeeper;
}

/** What an upload says of its bytes, besides the bytes. */
export type Words = Pick<UploadFields, 'name' | 'poster'>;

/** Who uploads, and where to. */
export interface Target {
  user: User;
  folder: FolderRow;
}

/** When a photo was taken: by its own word, or the moment of its upload on the owner's clock. */
function timeOf(meta: BlobMeta, user: User, now: number) {
  // Files mostly tell no zone: the owner's own is the best guess for a wall clock, and the only one for no date.
  const tz = meta.tz ?? user.timezone;
  if (meta.taken !== null) return { taken: meta.taken, tz, time_unknown: 0 as const };
  return { taken: now - (tz ?? 0) * SECONDS_PER_MINUTE, tz, time_unknown: 1 as const };
}

function toRow(
  target: Target,
  received: ReceivedFile,
  meta: BlobMeta,
  words: { name: string; poster: Poster | undefined },
): NewFile {
  const { user, folder } = target;
  const now = unixNow();
  const originName = fileNameOf(words.name, meta.ext);
  const description = descriptionOf(originName);
  const { initial, key } = nameKey(description);
  return {
    id: newId(),
    user_id: user.id,
    folder_id: folder.id,
    sha256: received.sha256,
    mime: meta.mime,
    type: meta.type,
    name: description,
    name_key: key,
    initial,
    origin_name: originName,
    ...timeOf(meta, user, now),
    width: meta.width,
    height: meta.height,
    size: received.size,
    duration: meta.duration,
    lat: meta.lat,
    lng: meta.lng,
    thumbhash: words.poster?.thumbhash ?? meta.thumbhash,
    poster_sha256: words.poster?.blob.sha256 ?? null,
    content_id: meta.contentId,
    ctime: now,
  };
}

/** A stored photo as an upload is answered (spec §3 'Upload result'). */
export function resultOf(target: Target, { file, duplicate }: { file: FileRow; duplicate: boolean }) {
  const { id, width, height } = file;
  return { id, pid: target.folder.id, pname: target.folder.name, width, height, duplicate };
}

/** What every way of taking photos in has in common: who may, what is there already, and the storing of whole files. */
export function createIntake({
  repository,
  folders,
  tokens,
  sessions,
  settings,
  store,
  keep,
  keepPoster,
}: IntakeDependencies) {
  /** The album that somebody uploads into. Throws NOT_FOUND where it is none of theirs that holds photos. */
  async function target(user: User, folderId: string): Promise<Target> {
    const folder = isId(folderId) ? await folders.find(user.id, folderId) : undefined;
    if (folder?.type !== FOLDER_TYPES.LEAF) throw new CatalogueError('NOT_FOUND');
    return { user, folder };
  }

  return {
    target,

    /** Reads the upload token. Throws NOT_SIGNED_IN or NOT_FOUND. */
    async authorise({ token, folderId }: Pick<UploadFields, 'token' | 'folderId'>): Promise<Target> {
      const holder = tokens.read(token);
      const user = holder && (await sessions.userOf(holder));
      if (!user) throw new CatalogueError('NOT_SIGNED_IN');
      return target(user, folderId);
    },

    /** The photo of these bytes that the album has; undefined also where its original is lost or damaged. */
    async findThere({ folder }: Target, sha256: string): Promise<FileRow | undefined> {
      const there = await repository.findInAlbum(folder.id, sha256);
      const blob = there && (await repository.blob(sha256));
      if (!blob || blob.damaged_at > 0) return undefined;
      const stored = await store.head(originalKey(sha256));
      return stored?.size === blob.size ? there : undefined;
    },

    /** Stores a whole file as a photo. Throws MediaRejection for bytes that the product does not take. */
    async storePhoto(to: Target, received: ReceivedFile, { name, poster: drawn }: Words) {
      // Before the question whether the album has it: an original that was lost is mended by its next upload.
      const { meta, blob } = await keep(received, to.user.id);
      const there = await repository.findInAlbum(to.folder.id, received.sha256);
      if (there) return { file: there, duplicate: true };
      if (meta.type === FILE_TYPES.VIDEO && !settings.upload.video) {
        // Bytes from the days when movies were taken.
        throw new MediaRejection('type', 'Movies are not taken');
      }
      const poster =
        drawn && meta.type === FILE_TYPES.VIDEO ? await keepPoster(drawn, to.user.id) : undefined;
      const tags = meta.keywords.map((keyword) => ({ name: keyword, ...nameKey(keyword) }));
      const file = toRow(to, received, meta, { name, poster });
      return repository.store({ file, blob, poster: poster?.blob, tags });
    },
  };
}

export type Intake = ReturnType<typeof createIntake>;
