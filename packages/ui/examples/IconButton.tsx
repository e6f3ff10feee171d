import { IconButton, RotateCwIcon } from '@xiangji/ui';

export function RotateButton({ onRotate }: { onRotate: () => void }) {
  return (
    <IconButton label="Rotate" onClick={onRotate}>
      <RotateCwIcon />
    </IconButton>
  );
}
