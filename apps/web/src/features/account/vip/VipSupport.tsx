import { Button, Link, Stack } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import type { Membership } from '../../../shared/models/order.ts';
import * as css from '../AccountPage.css.ts';

const hrefOf = (contact: string) => (contact.includes('://') ? contact : `mailto:${contact}`);

/** The support contact for members; a link to the membership for all others (spec §6 'VIP'). */
export function VipSupport({ vip, onBuy }: { vip: Membership; onBuy: () => void }) {
  const t = useTranslations('vip');
  if (vip.state !== 'active') {
    return (
      <Stack gap={3} alignItems="flex-start">
        <p className={css.note}>{t('supportNone')}</p>
        <Button onClick={onBuy}>{t('buy')}</Button>
      </Stack>
    );
  }
  return (
    <Stack gap={2} alignItems="flex-start">
      <p className={css.strong}>{t('supportVip')}</p>
      <p className={css.note}>{vip.support ? t('supportVipText') : t('supportUnset')}</p>
      {vip.support && (
        <Link href={hrefOf(vip.support)} target="_blank" rel="noreferrer">
          {vip.support}
        </Link>
      )}
    </Stack>
  );
}
