import { ArrowDownUpIcon, IconButton } from '@xiangji/ui';
import { lazyMenu } from '../action-menu/lazyMenu.tsx';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type SortOrderLabels, sortOrderLabels } from './labels.ts';
import type { SortOrder } from './sortOrder.ts';

export interface SortOrderMenuProps {
  /** The orders of the list, as they are shown. */
  orders: readonly SortOrder[];
  /** The current order. */
  value: SortOrder;
  /** Called with another order. */
  onValueChange: (order: SortOrder) => void;
  /** Replaces single texts. */
  labels?: Partial<SortOrderLabels>;
}

const Sheet = lazyMenu(async () => (await import('./SortOrderSheet.tsx')).SortOrderSheet);

/** A button with a menu of the orders of a list. */
export function SortOrderMenu({ labels: given, ...props }: SortOrderMenuProps) {
  const labels = useBlockLabels(sortOrderLabels, given);
  return (
    <Sheet {...props} labels={labels}>
      <IconButton label={labels.open}>
        <ArrowDownUpIcon />
      </IconButton>
    </Sheet>
  );
}
