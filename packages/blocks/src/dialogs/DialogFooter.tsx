import { Button, Dialog, useLabels } from '@xiangji/ui';

export interface DialogFooterProps {
  /** Text of the confirm button, such as 'Save' or 'Move 12 photos'. */
  confirmLabel: string;
  /** Shows progress and ignores presses. @default false */
  busy?: boolean;
  /** Disables the confirm button. @default false */
  disabled?: boolean;
  /** The tone of the confirm button. Use `critical` for an action that cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'critical' | undefined;
  /** Id of the form that the button submits. */
  formId?: string;
  /** Called by the confirm button if there is no form. */
  onConfirm?: () => void;
}

/** The footer of a dialog with a cancel button and a confirm button. */
export function DialogFooter({ confirmLabel, busy, disabled, tone, formId, onConfirm }: DialogFooterProps) {
  const { cancel } = useLabels();
  const press = formId ? ({ type: 'submit', form: formId } as const) : { onClick: onConfirm };
  return (
    <Dialog.Footer>
      <Dialog.Close asChild>
        <Button variant="ghost">{cancel}</Button>
      </Dialog.Close>
      <Button {...press} variant="solid" tone={tone} loading={busy} disabled={disabled}>
        {confirmLabel}
      </Button>
    </Dialog.Footer>
  );
}
