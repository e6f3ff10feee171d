import { ORDER } from '@xiangji/api-client/contract';
import { DropdownMenu } from '@xiangji/ui';
import type { ReactElement } from 'react';
import { useTranslations } from 'use-intl';
import type { FileOrder } from '../models/photoList.ts';

const ENTRIES = [
  { order: ORDER.DATE_ASC, text: 'orderDateAsc' },
  { order: ORDER.DATE_DESC, text: 'orderDateDesc' },
  { order: ORDER.NAME_ASC, text: 'orderNameAsc' },
  { order: ORDER.NAME_DESC, text: 'orderNameDesc' },
  { order: ORDER.TAG_ASC, text: 'orderTagAsc' },
  { order: ORDER.TAG_DESC, text: 'orderTagDesc' },
] as const;

export interface OrderMenuProps {
  order: FileOrder;
  onChange: (order: FileOrder) => void;
  /** Orders by keyword too; a share has none (spec §9 'share order 1 to 4'). */
  byTag?: boolean;
}

/** The menu of an `OrderMenu` with its button. */
export function OrderMenuSheet({
  order,
  onChange,
  byTag = true,
  children,
}: OrderMenuProps & { children: ReactElement }) {
  const t = useTranslations('photos');
  const entries = byTag ? ENTRIES : ENTRIES.slice(0, 4);
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.RadioGroup
          value={String(order)}
          onValueChange={(value) => {
            const selected = entries.find((entry) => String(entry.order) === value);
            if (selected) onChange(selected.order);
          }}
        >
          {entries.map((entry) => (
            <DropdownMenu.RadioItem key={entry.order} value={String(entry.order)}>
              {t(entry.text)}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
