import { CopyField, Dialog, QrCode, Stack } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type DeviceLinkLabels, deviceLinkLabels } from './labels.ts';

export interface DeviceLinkDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with the new state when the dialog should open or close. */
  onOpenChange: (open: boolean) => void;
  /** The name of the page that the link opens. */
  name: string;
  /** The full URL of that page. */
  link: string;
  /** Replaces individual texts. */
  labels?: Partial<DeviceLinkLabels>;
}

const QR_SIZE = 200;

/** A dialog that shows a link as a QR code, so that another device can open it with its camera. */
export function DeviceLinkDialog({ open, onOpenChange, name, link, ...props }: DeviceLinkDialogProps) {
  const labels = useBlockLabels(deviceLinkLabels, props.labels);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content title={labels.title} description={labels.hint} size="small">
        <Dialog.Body>
          <Stack gap={4} alignItems="center">
            <QrCode value={link} label={labels.qr(name)} size={QR_SIZE} />
          </Stack>
          <CopyField label={labels.link} value={link} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
