import { IMAGES, readCrop } from '@xiangji/api-client/contract';
import { CatalogueError } from '../../http/errors.ts';
import type { MediaPool } from '../../media/index.ts';
import { isId } from '../../security/tokens.ts';
import { BlobNotFoundError } from '../../storage/index.ts';
import type { FilesRepository } from '../files/files.repository.ts';
import type { FoldersRepository } from '../folders/folders.repository.ts';
import type { MediaService, Picture } from '../media/media.service.ts';
import { CROPPED, FULL } from '../media/mediaUrls.ts';
import type { ImagesRepository } from '../uploads/images.repository.ts';

/** A card is shown at up to twice its width in device pixels. */
const COVER_PIXELS = IMAGES.COVER_WIDTH * 2;

export interface CoverMediaDependencies {
  images: ImagesRepository;
  folders: FoldersRepository;
  files: FilesRepository;
  media: MediaService;
  pool: MediaPool;
}

interface Source {
  sha256: string;
  mime: string;
  /** Of a movie: its poster, which is shown whole. */
  poster_sha256?: string | null;
}

const shown = ({ sha256, mime, poster_sha256 = null }: Source) => ({
  ...{ sha256, mime, poster_sha256 },
  ...{ live_sha256: null, bare: 0 as const },
});

/** Images of covers and avatars. A foreign and a missing one give the same reply. */
export function createCoverMedia({ images, folders, files, media, pool }: CoverMediaDependencies) {
  async function cut(source: Source, crop: string | null, format: 'webp' | 'jpeg'): Promise<Picture> {
    const rect = source.poster_sha256 ? undefined : readCrop(crop ?? '');
    const extension = format === 'webp' ? 'webp' : 'jpg';
    if (!rect) return media.pictureOf(shown(source), `${COVER_PIXELS}.${extension}`);
    const full = await media.pictureOf(shown(source), FULL);
    try {
      const request = { sha256: source.sha256, sourceKey: full.key, rect, width: COVER_PIXELS, format };
      const key = await pool.ensureCrop(request);
      return { key, mime: `image/${format}`, etag: `"${source.sha256.slice(0, 32)}-${crop}"` };
    } catch (error) {
      if (error instanceof BlobNotFoundError) throw new CatalogueError('NOT_FOUND', { cause: error });
      throw error;
    }
  }

  return {
    /**
     * An uploaded image: whole, or the visible crop of an avatar. An avatar is for anybody with its address, a cover
     * for its owner.
     */
    async image(userId: string, id: string, name: string): Promise<Picture> {
      const image = isId(id) ? await images.find(id) : undefined;
      if (!image || (image.kind !== 'avatar' && image.user_id !== userId)) {
        throw new CatalogueError('NOT_FOUND');
      }
      if (name === CROPPED) return cut(image, image.crop, 'webp');
      return media.pictureOf(shown(image), name);
    },

    /** The cover of an album as its card shows it. */
    async cover(userId: string, folderId: string, name: string): Promise<Picture> {
      const folder = isId(folderId) ? await folders.find(userId, folderId) : undefined;
      if (!folder) throw new CatalogueError('NOT_FOUND');
      const source = folder.cover_image_id
        ? await images.find(folder.cover_image_id)
        : await files.find(userId, folder.cover_file_id ?? '');
      if (!source) throw new CatalogueError('NOT_FOUND');
      return cut(source, folder.cover_crop, name.endsWith('.webp') ? 'webp' : 'jpeg');
    },
  };
}

export type CoverMedia = ReturnType<typeof createCoverMedia>;
