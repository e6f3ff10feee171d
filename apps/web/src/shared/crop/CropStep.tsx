import type { Crop, CropperHandle } from '@xiangji/cropper';
import { Button, Dialog, useToast } from '@xiangji/ui';
import { type ReactNode, type RefObject, useRef, useState } from 'react';

export interface CropperSlot {
  ref: RefObject<CropperHandle | null>;
  onReady: () => void;
}

export interface CropStepProps {
  /** Draws the cropper with these props. */
  renderCropper: (slot: CropperSlot) => ReactNode;
  labels: { cancel: string; confirm: string };
  /** Resolves to the message of a success; throws an error with the message of a failure. */
  onConfirm: (crop: Crop, cropper: CropperHandle) => Promise<string>;
  /** Called when the picture is being sent, and when that has ended. */
  onBusyChange?: (busy: boolean) => void;
  /** Cancelled, or done. */
  onClose: () => void;
  children?: ReactNode;
}

/** The content of a dialog that crops a picture and sends it. */
export function CropStep({
  renderCropper,
  labels,
  onConfirm,
  onBusyChange,
  onClose,
  children,
}: CropStepProps) {
  const toast = useToast();
  const ref = useRef<CropperHandle>(null);
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const changeBusy = (next: boolean) => {
    setBusy(next);
    onBusyChange?.(next);
  };
  const confirm = async () => {
    const crop = ref.current?.getCrop();
    if (!ref.current || !crop) return;
    changeBusy(true);
    try {
      toast.show({ title: await onConfirm(crop, ref.current), tone: 'positive' });
      onClose();
    } catch (error) {
      toast.show({ title: error instanceof Error ? error.message : String(error), tone: 'critical' });
    } finally {
      changeBusy(false);
    }
  };
  return (
    <>
      <Dialog.Body>
        {renderCropper({ ref, onReady: () => setReady(true) })}
        {children}
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="ghost" disabled={busy} onClick={onClose}>
          {labels.cancel}
        </Button>
        <Button variant="solid" disabled={!ready} loading={busy} onClick={() => void confirm()}>
          {labels.confirm}
        </Button>
      </Dialog.Footer>
    </>
  );
}
