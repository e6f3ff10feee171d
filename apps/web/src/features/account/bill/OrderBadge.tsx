import { Badge } from '@xiangji/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Order } from '../account.queries.ts';
import { orderState } from '../orderState.ts';

const MS = 1_000;

const tones = { paid: 'positive', unpaid: 'warning', overdue: 'critical' } as const;
const words = { paid: 'billPaid', unpaid: 'billUnpaid', overdue: 'billOverdue' } as const;

/** Whether an order is paid, in a word. */
export function OrderBadge({ order }: { order: Order }) {
  const t = useTranslations('account');
  const [now] = useState(() => Date.now() / MS);
  const state = orderState(order, now);
  return <Badge tone={tones[state]}>{t(words[state])}</Badge>;
}
