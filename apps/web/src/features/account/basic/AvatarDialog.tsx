import { type Crop, cropText, UPLOAD_PATHS } from '@xiangji/api-client/contract';
import { uploadImage } from '@xiangji/api-client/upload';
import { AvatarCropper, type CropperHandle } from '@xiangji/cropper';
import { Button, Dialog, useToast } from '@xiangji/ui';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../../shared/api/api.ts';
import { AVATAR_PRESET } from '../../../shared/cropPresets.ts';
import { uploadAccessOf } from '../../../shared/models/upload.ts';
import { userOf } from '../../../shared/models/user.ts';
import { usePatchUser } from '../../../shared/queries/session.queries.ts';
import { avatarSide } from './avatarSide.ts';

/** Uploads the crop; the messages are those of spec §8 'Account'. Throws one of them. */
function useSendAvatar() {
  const t = useTranslations('account');
  const patch = usePatchUser();
  return async (file: File, cropper: CropperHandle): Promise<void> => {
    const crop = cropper.getCrop();
    if (!crop) throw new Error(t('avatarSystemFailed'));
    const side = avatarSide(crop.areaPixels);
    const system = () => new Error(t('avatarSystemFailed'));
    const picture = await cropper.toBlob({ width: side, type: file.type }).catch(() => undefined);
    const given = picture && (await api.account.setAvatar().catch(() => undefined));
    if (!given) throw system();
    // Only the selected area leaves the device: the rectangle is the whole picture.
    const rect = cropText([0, 0, side, side] satisfies Crop);
    await uploadImage({ ...uploadAccessOf(given), path: UPLOAD_PATHS.AVATAR, file: picture, rect }).catch(
      () => {
        throw new Error(t('avatarUploadFailed'));
      },
    );
    patch(userOf(await api.account.get()));
  };
}

/** Crops a round picture from a file, then confirms or cancels. */
export function AvatarDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const t = useTranslations('account');
  const toast = useToast();
  const cropper = useRef<CropperHandle>(null);
  const send = useSendAvatar();
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    if (!cropper.current) return;
    setBusy(true);
    try {
      await send(file, cropper.current);
      toast.show({ title: t('avatarDone'), tone: 'positive' });
      onClose();
    } catch (error) {
      const title = error instanceof Error ? error.message : t('avatarSystemFailed');
      toast.show({ title, tone: 'critical' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !busy && onClose()}>
      <Dialog.Content title={t('avatarTitle')} size="small">
        <Dialog.Body>
          <AvatarCropper ref={cropper} image={file} {...AVATAR_PRESET} onReady={() => setReady(true)} />
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button variant="ghost" disabled={busy}>
              {t('cancel')}
            </Button>
          </Dialog.Close>
          <Button variant="solid" disabled={!ready} loading={busy} onClick={() => void confirm()}>
            {t('avatarConfirm')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
