import { ORDER } from '@xiangji/api-client/contract';
import { OptionDialog } from '@xiangji/blocks';
import { useTranslations } from 'use-intl';
import { ORDER_NAMES, type Order } from './orderNames.ts';

export interface SortOrderDialogProps<O extends Order> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The orders of this list (spec §9 'Sort'). */
  orders: readonly O[];
  value: O;
  /**
   * A promise keeps the dialog open and busy until it settles; rejected, it stays open. Not called for the same
   * order.
   */
  onChoose: (order: O) => unknown;
}

/** The sort order of a list (spec §2 'Sort-order picker for files and for folders'). */
export function SortOrderDialog<O extends Order>({
  orders,
  value: current,
  onChoose,
  ...rest
}: SortOrderDialogProps<O>) {
  const t = useTranslations('dialogs');
  const options = orders.map((value) => ({
    value,
    label: t(ORDER_NAMES[value as Order]),
    note: value === ORDER.CUSTOM ? t('order5Note') : undefined,
  }));
  return (
    <OptionDialog
      {...rest}
      title={t('sortTitle')}
      confirmLabel={t('save')}
      options={options}
      defaultValue={current}
      onSubmit={(order) => order !== current && onChoose(order)}
    />
  );
}
