import { ORDER } from '@xiangji/api-client/contract';
import { DropdownMenu, IconButton, SortIcon } from '@xiangji/ui';
import { useTranslations } from 'use-intl';

export type DateOrder = 1 | 2;

/** Oldest or newest first. */
export function OrderMenu({ order, onChange }: { order: DateOrder; onChange: (order: DateOrder) => void }) {
  const t = useTranslations('photos');
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton label={t('order')}>
          <SortIcon />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.RadioGroup
          value={String(order)}
          onValueChange={(value) =>
            onChange(value === String(ORDER.DATE_DESC) ? ORDER.DATE_DESC : ORDER.DATE_ASC)
          }
        >
          <DropdownMenu.RadioItem value={String(ORDER.DATE_ASC)}>{t('orderAsc')}</DropdownMenu.RadioItem>
          <DropdownMenu.RadioItem value={String(ORDER.DATE_DESC)}>{t('orderDesc')}</DropdownMenu.RadioItem>
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
