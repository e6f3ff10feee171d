import { AlertDialog } from 'radix-ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../button/index.ts';
import { classNames } from '../classNames.ts';
import * as css from '../dialog/Dialog.css.ts';
import { useEscape } from '../dialog/useEscape.ts';
import { useReturnFocus } from '../dialog/useReturnFocus.ts';
import { useLabels } from '../locale/index.ts';
import { withRef } from '../react-18/index.ts';

export type ConfirmDialogProps = Omit<
  ComponentProps<typeof AlertDialog.Content>,
  'title' | 'asChild' | 'children'
> & {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with the new state when the dialog should open or close. */
  onOpenChange: (open: boolean) => void;
  /** The question, which is also the accessible name. */
  title: ReactNode;
  /** The consequence of the action, and whether it can be undone. */
  description: ReactNode;
  /** Text of the confirm button. It should name the action: 'Delete 12 photos', not 'OK'. */
  confirmLabel: string;
  /** The text of the cancel button. @default 'Cancel' */
  cancelLabel?: string;
  /** The tone of the confirm button. Use `critical` for an action that cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  /**
   * Called when the user confirms. The dialog is busy until the returned promise settles. If it rejects, the dialog
   * stays open.
   */
  onConfirm: () => unknown;
  /** Content between the description and the buttons, such as a field for a password. */
  children?: ReactNode;
};

function useConfirmation({
  onConfirm,
  onOpenChange,
}: Pick<ConfirmDialogProps, 'onConfirm' | 'onOpenChange'>) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch {
      // The caller shows the failure in a field or a toast. The dialog stays open for another attempt.
    } finally {
      setBusy(false);
    }
  };
  return { busy, confirm };
}

/** A dialog that asks for confirmation. The cancel button has the initial focus. */
export const ConfirmDialog = /* @__PURE__ */ withRef(function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel, tone, ...others } = props;
  const { onConfirm, children, className, ...rest } = others;
  const labels = useLabels();
  const focus = useReturnFocus(rest);
  const { close: cancelButton, ...keys } = useEscape(rest);
  const { busy, confirm } = useConfirmation({ onConfirm, onOpenChange });
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={css.overlay} />
        <AlertDialog.Content
          className={classNames(css.sheet({ size: 'small' }), className)}
          data-sheet=""
          {...rest}
          {...focus}
          {...keys}
        >
          <div className={css.head}>
            <AlertDialog.Title className={css.title}>{title}</AlertDialog.Title>
          </div>
          <AlertDialog.Description className={css.description}>{description}</AlertDialog.Description>
          {children ? <div className={css.body}>{children}</div> : null}
          <div className={css.foot}>
            <AlertDialog.Cancel asChild>
              <Button ref={cancelButton} variant="ghost">
                {cancelLabel ?? labels.cancel}
              </Button>
            </AlertDialog.Cancel>
            <Button variant="solid" tone={tone} loading={busy} onClick={confirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
});
