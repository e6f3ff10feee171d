import { RotateCwIcon } from '@xiangji/ui/icon';
import { withRef } from '@xiangji/ui/react-18';
import { useViewerActions, useViewerContext, useViewerState } from '../ViewerContext.ts';
import { useViewerKey } from '../viewerKeys.ts';
import { Button } from './Button.tsx';
import type { OwnButtonProps } from './CloseButton.tsx';

/** Rotates the photo by 90 degrees clockwise; key R. */
export const RotateButton = /* @__PURE__ */ withRef(function RotateButton(props: OwnButtonProps) {
  const { labels } = useViewerContext();
  const { rotate } = useViewerActions();
  const isLoaded = useViewerState((state) => state.item !== undefined);
  useViewerKey('r', labels.rotate, rotate);
  return (
    <Button disabled={!isLoaded} {...props} label={labels.rotate} onClick={rotate}>
      <RotateCwIcon />
    </Button>
  );
});
