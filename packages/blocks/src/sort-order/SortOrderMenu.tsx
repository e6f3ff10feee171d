import { ArrowDownUpIcon, IconButton } from '@xiangji/ui';
import { lazyMenu } from '../action-menu/lazyMenu.tsx';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { buttonLabels } from './buttonLabels.ts';
import type { SortOrderLabels } from './labels.ts';
import type { SortOrder } from './sortOrder.ts';

export interface SortOrderMenuProps {
  /** The available sort orders, in display order. */
  orders: readonly SortOrder[];
  /** The current sort order. */
  value: SortOrder;
  /** Called with the new sort order. */
  onValueChange: (order: SortOrder) => void;
  /** Replaces individual texts. */
  labels?: Partial<SortOrderLabels>;
}

const Sheet = lazyMenu(async () => (await import('./SortOrderSheet.tsx')).SortOrderSheet);

/** A button with a menu to select the sort order of a list. */
export function SortOrderMenu(props: SortOrderMenuProps) {
  const { open } = useBlockLabels(buttonLabels, props.labels);
  return (
    <Sheet {...props}>
      <IconButton label={open}>
        <ArrowDownUpIcon />
      </IconButton>
    </Sheet>
  );
}
