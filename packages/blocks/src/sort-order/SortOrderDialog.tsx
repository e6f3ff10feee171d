import { OptionDialog } from '../dialogs/index.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type SortOrderLabels, sortOrderLabels } from './labels.ts';
import type { SortOrder } from './sortOrder.ts';

export interface SortOrderDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with the new state when the dialog should open or close. */
  onOpenChange: (open: boolean) => void;
  /** The orders of the list, as they are shown. */
  orders: readonly SortOrder[];
  /** The current order. */
  value: SortOrder;
  /** Called with another order. A promise keeps the dialog open and busy until it settles; when rejected, it stays open. */
  onValueChange: (order: SortOrder) => unknown;
  /** Replaces individual texts. */
  labels?: Partial<SortOrderLabels>;
}

/** Asks for the order of a list. */
export function SortOrderDialog({ orders, value, onValueChange, ...props }: SortOrderDialogProps) {
  const labels = useBlockLabels(sortOrderLabels, props.labels);
  return (
    <OptionDialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={labels.title}
      confirmLabel={labels.save}
      options={orders.map((order) => ({
        value: order,
        label: labels[order],
        note: order === 'custom' ? labels.customNote : undefined,
      }))}
      defaultValue={value}
      onSubmit={(order) => order !== value && onValueChange(order)}
    />
  );
}
