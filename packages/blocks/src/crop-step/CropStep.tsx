import { Button, Dialog, useToast } from '@xiangji/ui';
import { type ReactNode, type RefObject, useRef, useState } from 'react';

/** The methods of a cropper, such as `CropperHandle` of `@xiangji/cropper`. */
export interface CropSource<Crop> {
  /** Returns the crop; undefined before the image has loaded. */
  getCrop: () => Crop | undefined;
}

/** Props for the cropper. */
export interface CropperSlot<Handle> {
  /** Ref that receives the methods of the cropper. */
  ref: RefObject<Handle | null>;
  /** Must be called when the image has loaded. */
  onReady: () => void;
}

export interface CropStepProps<Crop, Handle extends CropSource<Crop>> {
  /** Renders the cropper with these props. */
  renderCropper: (slot: CropperSlot<Handle>) => ReactNode;
  /** Texts of the buttons. */
  labels: { cancel: string; confirm: string };
  /** Called with the crop. Resolves to a success message, or rejects with an error whose message is shown. */
  onConfirm: (crop: Crop, cropper: Handle) => Promise<string>;
  /** Called with true when the upload of the image starts, and with false when it ends. */
  onBusyChange?: (busy: boolean) => void;
  /** Called when the user cancels or the crop is done. */
  onClose: () => void;
  /** Content below the cropper. */
  children?: ReactNode;
}

/** The content of a `Dialog` that crops an image and sends it. A toast shows the result. */
export function CropStep<Crop, Handle extends CropSource<Crop>>(props: CropStepProps<Crop, Handle>) {
  const { renderCropper, labels, onConfirm, onBusyChange, onClose, children } = props;
  const toast = useToast();
  const ref = useRef<Handle>(null);
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
