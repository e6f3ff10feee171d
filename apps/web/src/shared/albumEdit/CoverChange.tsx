import { cropText, UPLOAD_PATHS } from '@xiangji/api-client/contract';
import { uploadImage } from '@xiangji/api-client/upload';
import { CoverCropper, type Crop, type CropperHandle } from '@xiangji/cropper';
import { Button, Dialog, Text, useToast } from '@xiangji/ui';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../api/api.ts';
import { COVER_PRESET } from '../cropPresets.ts';
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

/** Uploads the cover; the messages are those of spec §8 'Edits and covers'. */
function useSendCover(album: Album) {
  const t = useTranslations('albumEdit');
  const toast = useToast();
  const refresh = useRefreshAlbums();
  const { id } = album;

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

  return async (source: CoverSource, crop: Crop): Promise<boolean> => {
    try {
      const done = await ('file' in source ? sendFile(source.file, crop) : setPhoto(source.photo, crop));
      await refresh();
      toast.show({ title: done, tone: 'positive' });
      return true;
    } catch (error) {
      toast.show({ title: error instanceof Error ? error.message : t('coverFailed'), tone: 'critical' });
      return false;
    }
  };
}

export interface CoverCropProps {
  album: Album;
  source: CoverSource;
  onDone: () => void;
}

/** Crops the new cover, 270 to 360, then confirms or cancels. */
export function CoverCrop({ album, source, onDone }: CoverCropProps) {
  const t = useTranslations('albumEdit');
  const cropper = useRef<CropperHandle>(null);
  const send = useSendCover(album);
  const [busy, setBusy] = useState(false);
  const [ready, setReady] = useState(false);
  const picture = 'file' in source ? source.file : source.photo.original;
  const confirm = async () => {
    const crop = cropper.current?.getCrop();
    if (!crop) return;
    setBusy(true);
    const sent = await send(source, crop);
    setBusy(false);
    if (sent) onDone();
  };
  return (
    <>
      <Dialog.Body>
        <CoverCropper ref={cropper} image={picture} {...COVER_PRESET} onReady={() => setReady(true)} />
        {album.cover && (
          <Text as="p" size="small" tone="muted">
            {t('coverReplaced')}
          </Text>
        )}
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="ghost" onClick={onDone}>
          {t('coverCancel')}
        </Button>
        <Button variant="solid" disabled={!ready} loading={busy} onClick={() => void confirm()}>
          {t('coverConfirm')}
        </Button>
      </Dialog.Footer>
    </>
  );
}
