import { SHARE_VALIDITY_DAYS } from '@xiangji/api-client/contract';
import { OptionDialog } from '@xiangji/blocks';
import { useTranslations } from 'use-intl';
import type { ShareOptions } from '../../shared/share/shareOptions.ts';

type Days = ShareOptions['time'];

export interface RenewDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The number of shares to renew. */
  count: number;
  /** The first choice. */
  days: Days;
  /** A rejected promise leaves the dialog open. */
  onRenew: (days: Days) => Promise<void>;
}

/** For how long shares are valid from now on. */
export function RenewDialog({ count, days, onRenew, ...rest }: RenewDialogProps) {
  const t = useTranslations('share');
  const page = useTranslations('shares');
  const options = SHARE_VALIDITY_DAYS.map((value) => ({
    value,
    label: value === 0 ? t('ever') : t('days', { days: value }),
  }));
  return (
    <OptionDialog
      {...rest}
      title={page('renewTitle')}
      description={page('renewText')}
      label={t('validity')}
      confirmLabel={page('renewConfirm', { count })}
      options={options}
      defaultValue={days}
      onSubmit={onRenew}
    />
  );
}
