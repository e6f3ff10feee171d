import { cropText, UPLOAD_PATHS } from '@xiangji/api-client/contract';
import { uploadImage } from '@xiangji/api-client/upload';
import { CropStep } from '@xiangji/blocks';
import { CoverCropper, type Crop, type CropperHandle } from '@xiangji/cropper';
import { Text } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { api } from '../api/api.ts';
import { COVER_PRESET } from '../crop/cropPresets.ts';
import type { Album } from '../models/album.ts';
import type { CoverPhoto } from '../models/photo.ts';
import { uploadAccessOf } from '../models/upload.ts';
import { useRefreshAlbums } from '../queries/refresh.ts';

/** The source of the cover: a file of this device, or a photo of the album. */
export type CoverSource = { file: File } | { photo: CoverPhoto };

type Rect = [number, number, number, number];

/** The rectangle in pixels of the photo itself: the cropped picture may be a smaller rendition. */
export function cropInPhoto({ area, image }: Crop, photo: Pick<CoverPhoto, 'width' | 'height'>): Rect {
  const turned = image.width > image.height !== photo.width > photo.height;
  const [width, height] = turned ? [photo.height, photo.width] : [photo.width, photo.height];
  const parts = [area.x * width, area.y * height, area.width * width, area.height * height];
  return parts.map((part) => Math.round(part / 100)) as Rect;
}

/** Sends the cover. Resolves to the message of spec §8 'Edits and covers', or throws it. */
function useSendCover({ id }: Album, source: CoverSource) {
  const t = useTranslations('albumEdit');
  const refresh = useRefreshAlbums();
  async function sendFile(file: File, { areaPixels }: Crop): Promise<string> {
    const given = await api.folders.coverToken({ body: { id } }).catch(() => undefined);
    if (!given) throw new Error(t('coverSystemFailed'));
    const upload = { ...uploadAccessOf(given), path: UPLOAD_PATHS.COVER, file, folderId: id };
    const { x, y, width, height } = areaPixels;
    await uploadImage({ ...upload, rect: cropText([x, y, width, height]) }).catch(() => {
      throw new Error(t('coverUploadFailed'));
    });
    return t('coverUpdated');
  }
  async function setPhoto(photo: CoverPhoto, crop: Crop): Promise<string> {
    try {
      await api.folders.coverFrom({ params: { id, fileId: photo.id } });
      await api.folders.crop({ body: { id, crop: cropInPhoto(crop, photo) } });
    } catch {
      throw new Error(t('coverFailed'));
    }
    return t('coverSet');
  }
  return async (crop: Crop): Promise<string> => {
    const done = await ('file' in source ? sendFile(source.file, crop) : setPhoto(source.photo, crop));
    await refresh();
    return done;
  };
}

export interface CoverCropProps {
  album: Album;
  source: CoverSource;
  onClose: () => void;
}

/** Crops the new cover, 270 to 360, then confirms or cancels. */
export function CoverCrop({ album, source, onClose }: CoverCropProps) {
  const t = useTranslations('albumEdit');
  const picture = 'file' in source ? source.file : source.photo.original;
  return (
    <CropStep<Crop, CropperHandle>
      renderCropper={(slot) => <CoverCropper image={picture} {...COVER_PRESET} {...slot} />}
      labels={{ cancel: t('coverCancel'), confirm: t('coverConfirm') }}
      onConfirm={useSendCover(album, source)}
      onClose={onClose}
    >
      {album.cover && (
        <Text as="p" size="small" tone="muted">
          {t('coverReplaced')}
        </Text>
      )}
    </CropStep>
  );
}
