import { CopyField, Dialog, QrCode, Stack } from '@xiangji/ui';
import { useContext } from 'react';
import { useTranslations } from 'use-intl';
import { SiteContext } from '../SiteContext.ts';

export interface OpenOnDeviceDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The target of the link. */
  name: string;
  /** Path in this product, e.g. `/albums/1/photos`. */
  path: string;
}

/** A link as a QR code for another device's camera (spec §2 'Open on another device'). */
export function OpenOnDeviceDialog({ open, onOpenChange, name, path }: OpenOnDeviceDialogProps) {
  const t = useTranslations('dialogs');
  const link = new URL(path, useContext(SiteContext)).href;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content title={t('deviceTitle')} description={t('deviceHint')} size="small">
        <Dialog.Body>
          <Stack gap={4} alignItems="center">
            <QrCode value={link} label={t('deviceQr', { name })} size={200} />
          </Stack>
          <CopyField label={t('link')} value={link} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
