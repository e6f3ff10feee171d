import { DataList, useLocale } from '@xiangji/ui';
import type { ReactNode } from 'react';
import { priceText } from '../account/price.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { useMoments } from '../locale/useMoments.ts';
import { useMonthText } from '../locale/useMonthText.ts';
import { SectionCard } from '../section-card/index.ts';
import { BillBadge } from './BillBadge.tsx';
import type { Bill } from './bill.ts';
import * as css from './billing.css.ts';
import { type BillLabels, billLabels } from './labels.ts';

export interface BillDetailProps {
  /** The bill. */
  bill: Bill;
  /** Buttons below the facts, such as a button to pay. */
  actions?: ReactNode;
  /** Time zone of the times as an offset in minutes, UTC minus local. @default the time zone of the browser */
  timezone?: number;
  /** Replaces individual texts. */
  labels?: Partial<BillLabels>;
}

function Facts({ bill, timezone, labels }: BillDetailProps & { labels: BillLabels }) {
  const { moment } = useMoments(timezone);
  const monthText = useMonthText();
  const locale = useLocale();
  const amountText = (fen: number | null) => (fen === null ? null : priceText(fen, locale));
  const timeText = (time: number | null) => (time === null ? null : moment(time));
  const isReduced = bill.discount > 0;
  const facts: [term: string, text: string | null][] = [
    [labels.subject, bill.subject],
    [labels.content, bill.month === null ? bill.description : labels.ofMonth(monthText(bill.month))],
    [labels.total, isReduced ? amountText(bill.total) : null],
    [labels.discount, isReduced ? amountText(bill.discount) : null],
    [labels.amount, amountText(bill.amount)],
    [labels.paidAmount, amountText(bill.paidAmount)],
    [labels.created, moment(bill.created)],
    [labels.payUntil, bill.paid ? null : timeText(bill.payUntil)],
    [labels.paidAt, timeText(bill.paidAt)],
    [labels.orderNumber, bill.orderNumber],
    [labels.tradeNumber, bill.tradeNumber],
  ];
  return (
    <DataList.Root>
      {facts.map(
        ([term, text]) =>
          text !== null && (
            <DataList.Item key={term} term={term}>
              {text}
            </DataList.Item>
          ),
      )}
    </DataList.Root>
  );
}

/** A card with all facts of an order or a bill. */
export function BillDetail(props: BillDetailProps) {
  const labels = useBlockLabels(billLabels, props.labels);
  return (
    <SectionCard title={props.bill.title}>
      <div className={css.head}>
        <BillBadge bill={props.bill} labels={labels} />
      </div>
      <Facts {...props} labels={labels} />
      {props.actions && <div className={css.actions}>{props.actions}</div>}
    </SectionCard>
  );
}
