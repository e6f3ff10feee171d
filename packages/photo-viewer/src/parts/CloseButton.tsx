import { XIcon } from '@xiangji/ui/icon';
import { withRef } from '@xiangji/ui/react-18';
import { useViewerActions, useViewerContext } from '../ViewerContext.ts';
import { Button, type ButtonProps } from './Button.tsx';

/** The props of a viewer button that has its own name, icon and action. */
export type OwnButtonProps = Omit<ButtonProps, 'label' | 'children' | 'onClick'>;

/** Closes the dialog. Not rendered in an inline viewer. */
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
