import { ConfirmDialog, type ConfirmDialogProps } from '@xiangji/ui';
import { OptionDialog } from '../dialogs/index.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type ShareLabelProps, shareLabels } from './labels.ts';
import { validityOptions } from './validityOptions.ts';

export type ResetCodeDialogProps = ShareLabelProps &
  Pick<ConfirmDialogProps, 'open' | 'onOpenChange' | 'onConfirm'>;

/** A dialog that asks for confirmation before a share gets a new access code. */
export function ResetCodeDialog({ labels: replaced, ...rest }: ResetCodeDialogProps) {
  const labels = useBlockLabels(shareLabels, replaced);
  return (
    <ConfirmDialog
      {...rest}
      title={labels.resetTitle}
      description={labels.resetText}
      confirmLabel={labels.resetCode}
    />
  );
}

export type EndShareDialogProps = ResetCodeDialogProps & {
  /** The number of shares to end. */
  count: number;
  /** The name of the share, used if there is only one. */
  name: string;
};

/** A dialog that asks for confirmation before one or several shares end. */
export function EndShareDialog({ count, name, labels: replaced, ...rest }: EndShareDialogProps) {
  const labels = useBlockLabels(shareLabels, replaced);
  return (
    <ConfirmDialog
      {...rest}
      title={labels.endTitle(count, name)}
      description={labels.endText}
      confirmLabel={labels.endConfirm(count)}
      tone="critical"
    />
  );
}

export type RenewShareDialogProps = ShareLabelProps & {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with the new state when the dialog should open or close. */
  onOpenChange: (open: boolean) => void;
  /** The number of shares to renew. */
  count: number;
  /** Periods of validity that the user can select, in days; 0 means that the share never expires. */
  validityDays: readonly number[];
  /** The period that is selected initially. */
  defaultDays: number;
  /**
   * Called with the selected number of days. The dialog is busy until the returned promise settles. If it rejects, the
   * dialog stays open.
   */
  onRenew: (days: number) => unknown;
};

/** A dialog that asks how long shares will be valid, counted from now. */
export function RenewShareDialog({
  count,
  validityDays,
  defaultDays,
  onRenew,
  ...props
}: RenewShareDialogProps) {
  const labels = useBlockLabels(shareLabels, props.labels);
  return (
    <OptionDialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={labels.renew}
      description={labels.renewText}
      label={labels.validity}
      confirmLabel={labels.renewConfirm(count)}
      options={validityOptions(validityDays, labels)}
      defaultValue={defaultDays}
      onSubmit={onRenew}
    />
  );
}
