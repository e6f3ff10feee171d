import { Badge } from '@xiangji/ui';
import { useState } from 'react';
import { type Bill, billState } from './bill.ts';
import type { BillLabels } from './labels.ts';

const MS = 1_000;
const TONES = { paid: 'positive', unpaid: 'warning', overdue: 'critical' } as const;

/** A badge that shows whether a bill is paid. */
export function BillBadge({ bill, labels }: { bill: Bill; labels: BillLabels }) {
  const [now] = useState(() => Date.now() / MS);
  const state = billState(bill, now);
  return <Badge tone={TONES[state]}>{labels[state]}</Badge>;
}
