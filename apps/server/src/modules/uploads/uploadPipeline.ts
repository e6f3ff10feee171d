import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { FILE_TYPES, KEYWORDS } from '@xiangji/api-client/contract';
import { type FileRow, type FolderRow, type NewFile, STATE, type User } from '../../db/schema.ts';
import { located } from '../../geo/located.ts';
import { CatalogueError } from '../../http/errors.ts';
import { MediaRejection, type ReceivedFile, receiveStream } from '../../media/index.ts';
import { cleanText } from '../../media/metadata/cleanText.ts';
import { nameKey } from '../../names.ts';
import { isId } from '../../security/tokens.ts';
import { type BlobStore, originalKey } from '../../storage/index.ts';
import { unixNow } from '../../time.ts';
import { assertQuota } from '../account/assertQuota.ts';
import type { Sessions } from '../auth/sessions.service.ts';
import type { UploadTokens } from '../auth/uploadTokens.ts';
import { requireAlbum } from '../folders/targetAlbum.ts';
import { type BlobMeta, equipmentOf } from '../media/blobMeta.ts';
import type { Repositories, WithAccountLock } from '../repositories.ts';
import type { BlobStorage } from './blobStorage.ts';
import { type CommittedPhoto, commitPhoto } from './commitPhoto.ts';
import { dateOf } from './dateOf.ts';
import { photoId } from './photoId.ts';
import { descriptionOf, fileNameOf } from './photoName.ts';
import type { Poster, PosterStorage } from './posters.ts';
import type { UploadFields } from './readUpload.ts';

/** Limits of uploads. Bytes. */
export interface UploadLimits {
  maxBytes: number;
  /** Of one account. */
  quota: number | undefined;
  allowVideo: boolean;
}

export interface IntakeDependencies {
  repositories: Pick<Repositories, 'blobs' | 'folders' | 'uploads' | 'usage'>;
  withAccountLock: WithAccountLock;
  store: BlobStore;
  storeBlob: BlobStorage;
  storePoster: PosterStorage;
  /** Called when a movie was added without a poster. */
  onBareMovie?: () => void;
  limits: UploadLimits;
}

export interface PipelineDependencies extends IntakeDependencies {
  tokens: UploadTokens;
  sessions: Sessions;
}

/** What a form has for a file. */
export type FileFields = Pick<UploadFields, 'name' | 'modified' | 'sidecar' | 'poster'>;

/** The uploader, and the album to upload into. */
export interface Target {
  user: User;
  folder: FolderRow;
}

type NewPhotoFacts = Omit<FileFields, 'poster'> & { meta: BlobMeta; poster: Poster | undefined };

function toRow(
  { user, folder }: Target,
  { sha256, size }: ReceivedFile,
  { meta, name, modified, sidecar, poster }: NewPhotoFacts,
): NewFile {
  const now = unixNow();
  const originName = fileNameOf(name, meta.ext);
  const description = sidecar?.description || descriptionOf(originName);
  const { initial, key } = nameKey(description);
  return {
    id: photoId(meta.milliseconds ?? 0, description),
    user_id: user.id,
    folder_id: folder.id,
    sha256,
    mime: meta.mime,
    type: meta.type,
    name: description,
    name_key: key,
    initial,
    origin_name: originName,
    ...dateOf(meta, { name: originName, modified, sidecar, timezone: user.timezone, now }),
    width: meta.width,
    height: meta.height,
    size,
    duration: meta.duration,
    ...located(meta.lat === null && sidecar?.gps ? sidecar.gps : meta),
    ...equipmentOf(meta),
    favorite: sidecar?.favorite ? 1 : 0,
    thumbhash: poster?.thumbhash ?? meta.thumbhash,
    poster_sha256: poster?.blob.sha256 ?? null,
    content_id: meta.contentId,
    ctime: now,
  };
}

/** The keywords of the file, then those of its side file, each once. */
function keywordsOf(meta: BlobMeta, sidecar: FileFields['sidecar']): string[] {
  const more = (sidecar?.keywords ?? []).map((word) => cleanText(word, KEYWORDS.LENGTH)).filter(Boolean);
  return [...new Set([...meta.keywords, ...more])].slice(0, KEYWORDS.PER_PHOTO);
}

/** A photo in the reply to an upload (spec §3 'Upload result'). */
export function replyOf(target: Target, { file, duplicate }: CommittedPhoto) {
  const { id, width, height } = file;
  return { id, pid: target.folder.id, pname: target.folder.name, width, height, duplicate };
}

/** The user that an upload token was issued to. Throws NOT_SIGNED_IN. */
export async function tokenUser(
  { tokens, sessions }: Pick<PipelineDependencies, 'tokens' | 'sessions'>,
  token: string,
): Promise<User> {
  const holder = tokens.read(token);
  const user = holder && (await sessions.userOf(holder));
  if (!user) throw new CatalogueError('NOT_SIGNED_IN');
  return user;
}

/** Lookups of originals that are stored already. */
function createFinders({ repositories, store }: Pick<IntakeDependencies, 'repositories' | 'store'>) {
  const { blobs, uploads } = repositories;
  /** Whether an original is in the store and not known to be damaged. */
  async function isIntact(sha256: string): Promise<boolean> {
    const blob = await blobs.find(sha256);
    if (!blob || blob.damaged_at > 0) return false;
    const stored = await store.head(originalKey(sha256));
    return stored?.size === blob.size;
  }
  return {
    /**
     * Where a user has an original. The user may delete the other copy, so the bytes are looked at and not only their
     * rows; bytes of other users are not, so that the time of the reply tells nothing.
     */
    async placeOf(user: User, sha256: string): Promise<'list' | 'recycled' | undefined> {
      const states = await uploads.statesOf(user.id, sha256);
      if (states.length === 0 || !(await isIntact(sha256))) return undefined;
      return states.includes(STATE.ACTIVE) ? 'list' : 'recycled';
    },
    /** The photo of these bytes that the album has; undefined also where its original is lost or damaged. */
    async findThere({ folder }: Target, sha256: string): Promise<FileRow | undefined> {
      const there = await uploads.findInAlbum(folder.id, sha256);
      return there && (await isIntact(sha256)) ? there : undefined;
    },
  };
}

/** The steps that follow authorise, for the server and for its command line. */
export function createIntake(deps: IntakeDependencies) {
  const { repositories, withAccountLock, store, storeBlob, storePoster, onBareMovie, limits } = deps;
  const { maxBytes, quota, allowVideo } = limits;

  /** The album to upload into. Throws NOT_FOUND where it is not the user's. */
  async function targetOf(user: User, folderId: string): Promise<Target> {
    if (!isId(folderId)) throw new CatalogueError('NOT_FOUND');
    return { user, folder: await requireAlbum(repositories.folders, user.id, folderId) };
  }

  /** Adds a photo whose bytes are stored. Throws MediaRejection where its type is not accepted. */
  async function commit(
    target: Target,
    received: ReceivedFile,
    { meta, blob, poster: bytes, ...facts }: FileFields & Awaited<ReturnType<BlobStorage>>,
  ): Promise<CommittedPhoto> {
    const there = await repositories.uploads.findInAlbum(target.folder.id, received.sha256);
    if (there) return { file: there, duplicate: true };
    const isVideo = meta.type === FILE_TYPES.VIDEO;
    // Such bytes may be known from a time when movies were accepted.
    if (isVideo && !allowVideo) throw new MediaRejection('type', 'Movies are not accepted');
    const poster = bytes && isVideo ? await storePoster(bytes, target.user.id) : undefined;
    const tags = keywordsOf(meta, facts.sidecar).map((keyword) => ({ name: keyword, ...nameKey(keyword) }));
    const file = toRow(target, received, { ...facts, meta, poster });
    const photo = { file, blob, poster: poster?.blob, tags, hash: meta.hash, quota };
    const committed = await commitPhoto(withAccountLock, photo);
    if (committed.file.type === FILE_TYPES.VIDEO && !committed.file.poster_sha256) onBareMovie?.();
    return committed;
  }

  /** From a completely received file to the reply. Throws MediaRejection for bytes that are not accepted. */
  async function addFile(target: Target, received: ReceivedFile, fields: FileFields) {
    // Bytes that do not fit are not stored first: without a photo they would stay until they are collected.
    const { uploads, usage } = repositories;
    if (!(await uploads.findInAlbum(target.folder.id, received.sha256)))
      await assertQuota(usage, target.user.id, quota, received.size);
    // Before checking whether the album has it: an original that was lost is repaired by its next upload.
    const stored = await storeBlob(received, target.user.id);
    const committed = await commit(target, received, { ...fields, ...stored });
    return replyOf(target, committed);
  }

  return {
    targetOf,
    ...createFinders(deps),
    addFile,

    /** From the stream of a file to the reply. Throws MediaRejection for bytes that are not accepted. */
    async addStream(target: Target, stream: Readable, fields: FileFields) {
      const received = await receiveStream(stream, { store, maxBytes });
      try {
        return await addFile(target, received, fields);
      } finally {
        await rm(received.tempPath, { force: true });
      }
    },
  };
}

/**
 * The pipeline of an upload, in this order: authorise, receive (and hash), inspect, decode, store, commit, reply. A
 * file that arrives in parts is received by `parts.service.ts` and continues at inspect.
 */
export function createUploadPipeline(deps: PipelineDependencies) {
  const intake = createIntake(deps);
  return {
    ...intake,
    /** Reads the upload token. Throws NOT_SIGNED_IN or NOT_FOUND. */
    authorise: async ({ token, folderId }: Pick<UploadFields, 'token' | 'folderId'>): Promise<Target> =>
      intake.targetOf(await tokenUser(deps, token), folderId),
  };
}

export type UploadPipeline = ReturnType<typeof createUploadPipeline>;
