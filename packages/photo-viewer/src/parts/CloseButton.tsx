import { CloseIcon } from '@xiangji/ui/icon';
import { joinClassNames } from '../classNames.ts';
import { useViewerActions, useViewerContext } from '../ViewerContext.ts';
import { Button, type ButtonProps } from './Button.tsx';
import * as styles from './parts.css.ts';

/** A button of the viewer whose name, icon and action are its own. */
export type OwnButtonProps = Omit<ButtonProps, 'label' | 'children' | 'onClick'>;

/** Closes the viewer. */
export function CloseButton({ className, ...rest }: OwnButtonProps) {
  const { labels } = useViewerContext();
  const { close } = useViewerActions();
  return (
    <Button
      {...rest}
      label={labels.close}
      className={joinClassNames(styles.control, className)}
      onClick={close}
    >
      <CloseIcon />
    </Button>
  );
}
