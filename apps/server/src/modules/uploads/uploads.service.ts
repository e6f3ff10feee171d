import { rm } from 'node:fs/promises';
import { FILE_TYPES, FOLDER_TYPES } from '@xiangji/api-client/contract';
import type { FolderRow, NewFile, User } from '../../db/schema.ts';
import { MediaRejection, type ReceivedFile, receiveStream } from '../../media/index.ts';
import { nameKey } from '../../names.ts';
import type { RequestContext } from '../../plugins/context.ts';
import { CatalogueError } from '../../plugins/errors.ts';
import type { Sessions } from '../../plugins/session.ts';
import { isId, newId } from '../../security/tokens.ts';
import type { Settings } from '../../settings.ts';
import type { BlobStore } from '../../storage/index.ts';
import { SECONDS_PER_MINUTE, unixNow } from '../../time.ts';
import type { FoldersRepository } from '../folders/folders.repository.ts';
import type { BlobMeta } from '../media/blobMeta.ts';
import type { Keeper } from './keepBytes.ts';
import { descriptionOf, fileNameOf } from './photoName.ts';
import { readUpload, type UploadFields } from './readUpload.ts';
import type { UploadsRepository } from './uploads.repository.ts';
import type { UploadTokens } from './uploadTokens.ts';

export interface UploadDependencies {
  repository: UploadsRepository;
  folders: FoldersRepository;
  tokens: UploadTokens;
  sessions: Sessions;
  settings: Settings;
  store: BlobStore;
  keep: Keeper;
}

interface Target {
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

function toRow(target: Target, received: ReceivedFile, meta: BlobMeta, name: string): NewFile {
  const { user, folder } = target;
  const now = unixNow();
  const originName = fileNameOf(name, meta.ext);
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
    thumbhash: meta.thumbhash,
    content_id: meta.contentId,
    ctime: now,
  };
}

/** Taking photos in (spec §5 'Upload', §7 'Uploads'): bytes first, then one transaction, then the reply. */
export function createUploadsService(dependencies: UploadDependencies) {
  const { repository, folders, tokens, sessions, settings, store, keep } = dependencies;

  async function authorise({ token, folderId }: UploadFields): Promise<Target> {
    const holder = tokens.read(token);
    const user = holder && (await sessions.userOf(holder));
    if (!user) throw new CatalogueError('NOT_SIGNED_IN');
    const folder = isId(folderId) ? await folders.find(user.id, folderId) : undefined;
    if (folder?.type !== FOLDER_TYPES.LEAF) throw new CatalogueError('NOT_FOUND');
    return { user, folder };
  }

  async function storePhoto(target: Target, received: ReceivedFile, name: string) {
    // Before the question whether the album has it: an original that was lost is mended by its next upload.
    const { meta, blob } = await keep(received);
    const there = await repository.findInAlbum(target.folder.id, received.sha256);
    if (there) return { file: there, duplicate: true };
    if (meta.type === FILE_TYPES.VIDEO && !settings.upload.video) {
      // Bytes from the days when movies were taken.
      throw new MediaRejection('type', 'Movies are not taken');
    }
    const tags = meta.keywords.map((keyword) => ({ name: keyword, ...nameKey(keyword) }));
    return repository.store({ file: toRow(target, received, meta, name), blob, tags });
  }

  return {
    /** One photo of a multipart body. Throws MediaRejection for bytes that the product does not take. */
    async photo({ request }: RequestContext) {
      return readUpload(request, async (fields, part) => {
        const target = await authorise(fields);
        const received = await receiveStream(part.file, { store, maxBytes: settings.upload.maxBytes });
        try {
          if (part.file.truncated) throw new MediaRejection('size', 'Longer than the limit');
          const { file, duplicate } = await storePhoto(target, received, fields.name);
          const { id, width, height } = file;
          const { id: pid, name: pname } = target.folder;
          return { file: { id, pid, pname, width, height, duplicate }, domain: '' };
        } finally {
          await rm(received.tempPath, { force: true });
        }
      });
    },
  };
}

export type UploadsService = ReturnType<typeof createUploadsService>;
