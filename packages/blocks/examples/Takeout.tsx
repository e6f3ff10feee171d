import { TakeoutReport, type TakeoutReportProps, type TakeoutStatus, TakeoutSteps } from '@xiangji/blocks';
import { Dialog } from '@xiangji/ui';

interface Props {
  /** What was found in the archives, and how far they are read. */
  status: TakeoutStatus;
  /** What became of the files; undefined before the end. */
  result: Omit<TakeoutReportProps, 'open' | 'onOpenChange' | 'labels'> | undefined;
  onStart: () => void;
  onClose: () => void;
}

export function MoveIn({ status, result, onStart, onClose }: Props) {
  if (result) return <TakeoutReport open onOpenChange={onClose} {...result} />;
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content title="Move in">
        <Dialog.Body>
          <TakeoutSteps {...{ status, onStart }} onCancel={onClose} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
