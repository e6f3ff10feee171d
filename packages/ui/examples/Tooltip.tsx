import { IconButton, RotateCwIcon, Tooltip } from '@xiangji/ui';

export function RotateWithTooltip({ onRotate }: { onRotate: () => void }) {
  return (
    <Tooltip content="Rotate 90° to the right">
      <IconButton label="Rotate" onClick={onRotate}>
        <RotateCwIcon />
      </IconButton>
    </Tooltip>
  );
}
