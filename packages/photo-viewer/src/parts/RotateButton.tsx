import { RotateIcon } from '@xiangji/ui/icon';
import { joinClassNames } from '../classNames.ts';
import { useViewerActions, useViewerContext, useViewerState } from '../ViewerContext.ts';
import { useViewerKey } from '../viewerKeys.ts';
import { Button } from './Button.tsx';
import type { OwnButtonProps } from './CloseButton.tsx';
import * as styles from './parts.css.ts';

/** Rotates the photo by 90 degrees clockwise; key R. */
export function RotateButton({ className, ...rest }: OwnButtonProps) {
  const { labels } = useViewerContext();
  const { rotate } = useViewerActions();
  const isLoaded = useViewerState((state) => state.item !== undefined);
  useViewerKey('r', labels.rotate, rotate);
  return (
    <Button
      disabled={!isLoaded}
      {...rest}
      label={labels.rotate}
      className={joinClassNames(styles.control, className)}
      onClick={rotate}
    >
      <RotateIcon />
    </Button>
  );
}
