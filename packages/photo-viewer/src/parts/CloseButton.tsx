import { XIcon } from '@xiangji/ui/icon';
import { withRef } from '@xiangji/ui/react-18';
import { useViewerActions, useViewerContext } from '../ViewerContext.ts';
import { Button, type ButtonProps } from './Button.tsx';

/** A button of the viewer whose name, icon and action are its own. */
export type OwnButtonProps = Omit<ButtonProps, 'label' | 'children' | 'onClick'>;

/** Closes the dialog; an inline viewer has none. */
export const CloseButton = /* @__PURE__ */ withRef(function CloseButton(props: OwnButtonProps) {
  const { labels, inline } = useViewerContext();
  const { close } = useViewerActions();
  if (inline) return null;
  return (
    <Button {...props} label={labels.close} onClick={close}>
      <XIcon />
    </Button>
  );
});
