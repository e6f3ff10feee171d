import { Button, Dialog } from '@xiangji/ui';
import { useTranslations } from 'use-intl';

type ConfirmFooterProps = {
  /** What will be done, e.g. 'Save'. */
  confirmLabel: string;
  busy: boolean;
  disabled?: boolean;
  /** Critical for what cannot be taken back. */
  tone?: 'critical';
} & (
  | {
      /** The form that it sends. */
      formId: string;
    }
  | { onConfirm: () => void }
);

/** The last line of a dialog that asks for something: leave it, or do it. */
export function ConfirmFooter({ confirmLabel, busy, disabled, tone, ...act }: ConfirmFooterProps) {
  const t = useTranslations('dialogs');
  const press =
    'formId' in act ? ({ type: 'submit', form: act.formId } as const) : { onClick: act.onConfirm };
  return (
    <Dialog.Footer>
      <Dialog.Close asChild>
        <Button variant="ghost">{t('cancel')}</Button>
      </Dialog.Close>
      <Button {...press} variant="solid" tone={tone} loading={busy} disabled={disabled}>
        {confirmLabel}
      </Button>
    </Dialog.Footer>
  );
}
