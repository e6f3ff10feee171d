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
import type { UploadTokens } from '../auth/uploadTokens.ts';
import type { FoldersService } from '../folders/folders.service.ts';
import { assertWithin } from '../media/assertWithin.ts';
import type { BlobMeta } from '../media/blobMeta.ts';
import type { WithAccountLock } from '../repositories.ts';
import type { BlobStorage, StoredBlob } from './blobStorage.ts';
import { readUpload, type UploadFields } from './readUpload.ts';
import { replaceAvatar, replaceCover } from './replaceImage.ts';
import { tokenUser } from './uploadPipeline.ts';

/** Spec §2: covers and avatars are JPEG or PNG. */
const ACCEPTED_TYPES = new Set(['image/jpeg', 'image/png']);

export interface ImagesDependencies {
  withAccountLock: WithAccountLock;
  folders: FoldersService;
  tokens: UploadTokens;
  sessions: Sessions;
  store: BlobStore;
  storeBlob: BlobStorage;
  maxBytes: number;
  /** Bytes that an account may hold. */
  quota: number | undefined;
}

interface StoredImage extends StoredBlob {
  user: User;
  fields: UploadFields;
}

/** An image for a cover or an avatar: JPEG or PNG, no side too short (spec §5). */
function assertUsable({ mime, width, height }: BlobMeta): void {
  if (!ACCEPTED_TYPES.has(mime)) throw new MediaRejection('type', 'Neither JPEG nor PNG');
  if (Math.min(width, height) < IMAGES.MIN_SIDE) throw new MediaRejection('size', 'A side is too short');
}

/** The crop that an upload requests. Throws ILLEGAL_REQUEST where it is invalid, or exceeds the image. */
function cropOf(rect: string, meta: BlobMeta): string | null {
  if (rect === '') return null;
  const crop: Crop | undefined = readCrop(rect);
  if (!crop) throw new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'rect' } });
  assertWithin(crop, meta);
  return cropText(crop);
}

function toImage({ user, meta, blob }: StoredImage, kind: ImageRow['kind'], crop: string | null): ImageRow {
  const { width, height, mime } = meta;
  const picture = { sha256: blob.sha256, mime, width, height, crop };
  return { id: newId(), user_id: user.id, kind, ...picture, ctime: unixNow() };
}

/** Uploads that do not become photos (spec §7 'Cover and avatar uploads'). */
export function createImagesService(dependencies: ImagesDependencies) {
  const { withAccountLock, folders, store, storeBlob, maxBytes, quota } = dependencies;

  async function storeImage(received: ReceivedFile, { id }: User) {
    const stored = await storeBlob(received, id);
    assertUsable(stored.meta);
    return stored;
  }

  const receive = <T>({ request }: RequestContext, use: (stored: StoredImage) => Promise<T>): Promise<T> =>
    readUpload(request, {
      authorise: ({ token }) => tokenUser(dependencies, token),
      take: async (user, fields, part) => {
        const received = await receiveStream(part.file, { store, maxBytes });
        try {
          return await use({ user, fields, ...(await storeImage(received, user)) });
        } finally {
          await rm(received.tempPath, { force: true });
        }
      },
    });

  return {
    cover: (context: RequestContext) =>
      receive(context, async (stored) => {
        const { user, fields, meta } = stored;
        const image = toImage(stored, 'cover', null);
        const cut = { folderId: fields.folderId, crop: cropOf(fields.rect, meta) };
        if (!(await replaceCover(withAccountLock, { ...stored, image, quota }, cut)))
          throw new CatalogueError('NOT_FOUND');
        const { cover } = await folders.one(user, fields.folderId, context.client);
        if (!cover) throw new Error('A cover was set and is not there');
        return { file: { id: image.id, width: meta.width, height: meta.height, cover }, domain: '' };
      }),

    avatar: (context: RequestContext) =>
      receive(context, async (stored) => {
        const { fields, meta } = stored;
        const image = toImage(stored, 'avatar', cropOf(fields.rect, meta));
        const avatar = await replaceAvatar(withAccountLock, { ...stored, image, quota });
        return { file: { id: image.id, width: meta.width, height: meta.height, avatar }, domain: '' };
      }),
  };
}

export type ImagesService = ReturnType<typeof createImagesService>;
