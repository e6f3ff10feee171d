import { CardCheckDialog } from '@xiangji/blocks';
import { readFiles } from './uploads.ts';
import { useCardCheck } from './useCardCheck.ts';

export interface CardCheckProps {
  video: boolean;
  onClose: () => void;
  onUpload: (files: readonly File[]) => void;
}

/** Checks whether a memory card can be erased. */
export function CardCheck({ video, onClose, onUpload }: CardCheckProps) {
  const { state, start, stop, proceed } = useCardCheck(video);
  return (
    <CardCheckDialog
      open
      onOpenChange={(open) => !open && onClose()}
      state={state}
      readFiles={readFiles}
      onFiles={start}
      onStop={stop}
      onContinue={proceed}
      onUpload={onUpload}
    />
  );
}
