import { lazyMenu } from '@xiangji/blocks';
import { ArrowDownUpIcon, IconButton } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import type { OrderMenuProps } from './OrderMenuSheet.tsx';

const Sheet = lazyMenu(async () => (await import('./OrderMenuSheet.tsx')).OrderMenuSheet);

/** By date, by name or by keyword, in both directions (spec §9 'Sort'). */
export function OrderMenu(props: OrderMenuProps) {
  const t = useTranslations('photos');
  return (
    <Sheet {...props}>
      <IconButton label={t('order')}>
        <ArrowDownUpIcon />
      </IconButton>
    </Sheet>
  );
}
