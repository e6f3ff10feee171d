import { Badge } from '@xiangji/ui';
import { useState } from 'react';
import { type Bill, billState } from './bill.ts';
import type { BillLabels } from './labels.ts';

const MS = 1_000;
const TONES = { paid: 'positive', unpaid: 'warning', overdue: 'critical' } as const;

/** Whether a bill is paid, in a word. */
export function BillBadge({ bill, labels }: { bill: Bill; labels: BillLabels }) {
  const [now] = useState(() => Date.now() / MS);
  const state = billState(bill, now);
  return <Badge tone={TONES[state]}>{labels[state]}</Badge>;
}
