import { OptionDialog } from '../dialogs/index.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type SortOrderLabels, sortOrderLabels } from './labels.ts';
import type { SortOrder } from './sortOrder.ts';

export interface SortOrderDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with the new state when the dialog should open or close. */
  onOpenChange: (open: boolean) => void;
  /** The available sort orders, in display order. */
  orders: readonly SortOrder[];
  /** The current sort order. */
  value: SortOrder;
  /**
   * Called with the new sort order. The dialog is busy until the returned promise settles. If it rejects, the dialog
   * stays open.
   */
  onValueChange: (order: SortOrder) => unknown;
  /** Replaces individual texts. */
  labels?: Partial<SortOrderLabels>;
}

/** A dialog that asks for the sort order of a list. */
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
