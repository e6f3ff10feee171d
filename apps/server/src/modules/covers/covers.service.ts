import { type Crop, cropText } from '@xiangji/api-client/contract';
import type { FolderRow, User } from '../../db/schema.ts';
import type { ClientHints, RequestContext } from '../../http/context.ts';
import { CatalogueError } from '../../http/errors.ts';
import type { UploadTokens } from '../auth/uploadTokens.ts';
import type { FilesRepository } from '../files/files.repository.ts';
import type { FoldersRepository } from '../folders/folders.repository.ts';
import type { FoldersService } from '../folders/folders.service.ts';
import { assertWithin } from '../media/assertWithin.ts';
import type { WithAccountLock } from '../repositories.ts';
import type { ImagesRepository } from '../uploads/images.repository.ts';

export interface CoverDependencies {
  folders: FoldersService;
  repository: FoldersRepository;
  files: FilesRepository;
  images: Pick<ImagesRepository, 'find'>;
  tokens: UploadTokens;
  /** Where uploads go; empty for the page's own origin. */
  uploadDomain: string;
  withAccountLock: WithAccountLock;
}

/** Covers of albums: uploaded, chosen from the photos, cropped (spec §7 'cover'). */
export function createCoversService(dependencies: CoverDependencies) {
  const { folders, repository, files, images, tokens, uploadDomain, withAccountLock } = dependencies;

  const update = (userId: string, id: string, values: Partial<FolderRow>): Promise<void> =>
    withAccountLock(userId, (repositories) => repositories.folders.update(userId, id, values));

  /** The image that a cover is cropped from. */
  async function pictureOf(user: User, row: FolderRow | undefined, standIn: string | undefined) {
    const picture = row?.cover_image_id
      ? await images.find(row.cover_image_id)
      : await files.find(user.id, row?.cover_file_id ?? standIn ?? '');
    if (!picture) throw new CatalogueError('NOT_FOUND');
    return picture;
  }

  return {
    /** The token for the upload of a cover. */
    async token(id: string, { user, client, sessionId }: RequestContext<User>) {
      const { cover } = await folders.one(user, id, client);
      const upload_token = tokens.issue({ userId: user.id, sessionId: sessionId ?? '' });
      return { upload_token, upload_domain: uploadDomain, cover };
    },

    async crop(user: User, { id, crop }: { id: string; crop: Crop | null }, client: ClientHints) {
      const { cover } = await folders.one(user, id, client);
      if (!cover) throw new CatalogueError('NOT_FOUND');
      const row = await repository.find(user.id, id);
      // A cover that was never set is the first photo: cropping it sets it.
      const [, , , standIn] = cover.original?.split('/') ?? [];
      if (crop) assertWithin(crop, await pictureOf(user, row, standIn));
      const selected = row?.cover_image_id || !standIn ? {} : { cover_file_id: standIn };
      await update(user.id, id, { ...selected, cover_crop: crop && cropText(crop) });
      return folders.one(user, id, client);
    },

    async fromPhoto(user: User, { id, fileId }: { id: string; fileId: string }, client: ClientHints) {
      const photo = await files.find(user.id, fileId);
      if (!photo || !(await repository.find(user.id, id))) throw new CatalogueError('NOT_FOUND');
      const cover = { cover_file_id: photo.id, cover_image_id: null, cover_crop: null };
      await withAccountLock(user.id, async (repositories) => {
        const before = await repositories.folders.find(user.id, id);
        await repositories.folders.update(user.id, id, cover);
        await repositories.images.delete(before?.cover_image_id ? [before.cover_image_id] : []);
      });
      return folders.one(user, id, client);
    },
  };
}

export type CoversService = ReturnType<typeof createCoversService>;
