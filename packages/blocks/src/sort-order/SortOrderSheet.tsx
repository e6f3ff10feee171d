import { DropdownMenu } from '@xiangji/ui';
import type { ReactElement } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type SortOrderLabels, sortOrderLabels } from './labels.ts';
import type { SortOrder } from './sortOrder.ts';

interface SortOrderSheetProps {
  orders: readonly SortOrder[];
  value: SortOrder;
  onValueChange: (order: SortOrder) => void;
  labels?: Partial<SortOrderLabels>;
  children: ReactElement;
}

/** The menu of a `SortOrderMenu` with its button. */
export function SortOrderSheet({ orders, value, onValueChange, children, ...props }: SortOrderSheetProps) {
  const labels = useBlockLabels(sortOrderLabels, props.labels);
  const select = (name: string) => {
    const order = orders.find((candidate) => candidate === name);
    if (order) onValueChange(order);
  };
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.RadioGroup value={value} onValueChange={select}>
          {orders.map((order) => (
            <DropdownMenu.RadioItem key={order} value={order}>
              {labels[order]}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
