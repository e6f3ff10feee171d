import { type Crop as CropRect, cropText, UPLOAD_PATHS } from '@xiangji/api-client/contract';
import { uploadImage } from '@xiangji/api-client/upload';
import { CropStep } from '@xiangji/blocks';
import { AvatarCropper, type Crop, type CropperHandle } from '@xiangji/cropper';
import { Dialog } from '@xiangji/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../../shared/api/api.ts';
import { AVATAR_PRESET } from '../../../shared/crop/cropPresets.ts';
import { uploadAccessOf } from '../../../shared/models/upload.ts';
import { userOf } from '../../../shared/models/user.ts';
import { usePatchUser } from '../../../shared/queries/session.queries.ts';
import { avatarSide } from './avatarSide.ts';

/** Sends the crop. Resolves to the message of spec §8 'Account', or throws it. */
function useSendAvatar(file: File) {
  const t = useTranslations('account');
  const patch = usePatchUser();
  return async ({ areaPixels }: Crop, cropper: CropperHandle): Promise<string> => {
    const side = avatarSide(areaPixels);
    const picture = await cropper.toBlob({ width: side, type: file.type }).catch(() => undefined);
    const given = picture && (await api.account.setAvatar().catch(() => undefined));
    if (!given) throw new Error(t('avatarSystemFailed'));
    // Only the selected area leaves the device: the rectangle is the whole picture.
    const rect = cropText([0, 0, side, side] satisfies CropRect);
    await uploadImage({ ...uploadAccessOf(given), path: UPLOAD_PATHS.AVATAR, file: picture, rect }).catch(
      () => {
        throw new Error(t('avatarUploadFailed'));
      },
    );
    patch(userOf(await api.account.get()));
    return t('avatarDone');
  };
}

/** Crops a round picture from a file, then confirms or cancels. */
export function AvatarDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const t = useTranslations('account');
  const [busy, setBusy] = useState(false);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !busy && onClose()}>
      <Dialog.Content title={t('avatarTitle')} size="small">
        <CropStep
          renderCropper={(slot) => <AvatarCropper image={file} {...AVATAR_PRESET} {...slot} />}
          labels={{ cancel: t('cancel'), confirm: t('avatarConfirm') }}
          onConfirm={useSendAvatar(file)}
          onBusyChange={setBusy}
          onClose={onClose}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}
