import { rm } from 'node:fs/promises';
import { type Crop, cropText, IMAGES, readCrop } from '@xiangji/api-client/contract';
import type { ImageRow } from '../../db/librarySchema.ts';
import type { User } from '../../db/schema.ts';
import type { RequestContext } from '../../http/context.ts';
import { CatalogueError } from '../../http/errors.ts';
import { MediaRejection, type ReceivedFile, receiveStream } from '../../media/index.ts';
import { newId } from '../../security/tokens.ts';
import type { BlobStore } from '../../storage/index.ts';
import { unixNow } from '../../time.ts';
import type { Sessions } from '../auth/sessions.service.ts';
import type { FoldersService } from '../folders/folders.service.ts';
import { assertWithin } from '../media/assertWithin.ts';
import type { BlobMeta } from '../media/blobMeta.ts';
import type { ImagesRepository } from './images.repository.ts';
import type { Keeper, KeptBlob } from './keepBytes.ts';
import { readUpload, type UploadFields } from './readUpload.ts';
import type { UploadTokens } from './uploadTokens.ts';

/** Spec §2: covers and avatars are JPEG or PNG. */
const TAKEN = new Set(['image/jpeg', 'image/png']);

export interface ImagesDependencies {
  repository: ImagesRepository;
  folders: FoldersService;
  tokens: UploadTokens;
  sessions: Sessions;
  store: BlobStore;
  keep: Keeper;
  maxBytes: number;
}

interface Kept {
  user: User;
  fields: UploadFields;
  meta: BlobMeta;
  blob: KeptBlob;
}

/** A picture for a cover or an avatar: JPEG or PNG, no side too short (spec §5). */
function assertUsable({ mime, width, height }: BlobMeta): void {
  if (!TAKEN.has(mime)) throw new MediaRejection('type', 'Neither JPEG nor PNG');
  if (Math.min(width, height) < IMAGES.MIN_SIDE) throw new MediaRejection('size', 'A side is too short');
}

/** The crop that an upload asks for. Throws ILLEGAL_REQUEST where it is none, or reaches over the picture. */
function cropOf(rect: string, meta: BlobMeta): string | null {
  if (rect === '') return null;
  const crop: Crop | undefined = readCrop(rect);
  if (!crop) throw new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'rect' } });
  assertWithin(crop, meta);
  return cropText(crop);
}

function toImage({ user, meta, blob }: Kept, kind: ImageRow['kind'], crop: string | null): ImageRow {
  const { width, height, mime } = meta;
  const picture = { sha256: blob.sha256, mime, width, height, crop };
  return { id: newId(), user_id: user.id, kind, ...picture, ctime: unixNow() };
}

/** Uploads that become no photos (spec §7 'Cover and avatar uploads'). */
export function createImagesService(dependencies: ImagesDependencies) {
  const { repository, folders, tokens, sessions, store, keep, maxBytes } = dependencies;

  async function authorise({ token }: Pick<UploadFields, 'token'>): Promise<User> {
    const holder = tokens.read(token);
    const user = holder && (await sessions.userOf(holder));
    if (!user) throw new CatalogueError('NOT_SIGNED_IN');
    return user;
  }

  async function keepImage(received: ReceivedFile, { id }: User) {
    const kept = await keep(received, id);
    assertUsable(kept.meta);
    return kept;
  }

  const receive = <T>({ request }: RequestContext, use: (kept: Kept) => Promise<T>): Promise<T> =>
    readUpload(request, {
      authorise,
      take: async (user, fields, part) => {
        const received = await receiveStream(part.file, { store, maxBytes });
        try {
          return await use({ user, fields, ...(await keepImage(received, user)) });
        } finally {
          await rm(received.tempPath, { force: true });
        }
      },
    });

  return {
    cover: (context: RequestContext) =>
      receive(context, async (kept) => {
        const { user, fields, meta, blob } = kept;
        const image = toImage(kept, 'cover', null);
        const crop = cropOf(fields.rect, meta);
        await repository.setCover(image, blob, { folderId: fields.folderId, crop });
        const { cover } = await folders.one(user, fields.folderId, context.client);
        if (!cover) throw new Error('A cover was set and is not there');
        return { file: { id: image.id, width: meta.width, height: meta.height, cover }, domain: '' };
      }),

    avatar: (context: RequestContext) =>
      receive(context, async (kept) => {
        const { fields, meta, blob } = kept;
        const image = toImage(kept, 'avatar', cropOf(fields.rect, meta));
        const avatar = await repository.setAvatar(image, blob);
        return { file: { id: image.id, width: meta.width, height: meta.height, avatar }, domain: '' };
      }),
  };
}

export type ImagesService = ReturnType<typeof createImagesService>;
