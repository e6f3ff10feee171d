import { ChevronRightIcon, useLocale } from '@xiangji/ui';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { priceText } from '../account/price.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { useMoments } from '../locale/useMoments.ts';
import { useMonthText } from '../locale/useMonthText.ts';
import { BillBadge } from './BillBadge.tsx';
import type { Bill } from './bill.ts';
import * as css from './billing.css.ts';
import { type BillLabels, billLabels } from './labels.ts';

export interface BillListProps {
  /** The bills, in display order. */
  bills: readonly Bill[];
  /** Renders a link to a bill without children: `<a href="…" />` or a link component of your router. */
  renderLink: (id: string) => ReactElement<{ className?: string; children?: ReactNode }>;
  /** Time zone of the dates as an offset in minutes, UTC minus local. @default the time zone of the browser */
  timezone?: number;
  /** Replaces individual texts. */
  labels?: Partial<BillLabels>;
}

/** A list of orders and bills. Each entry is a link with the amount and the payment state. */
export function BillList({ bills, renderLink, timezone, ...props }: BillListProps) {
  const labels = useBlockLabels(billLabels, props.labels);
  const locale = useLocale();
  const monthText = useMonthText();
  const { day } = useMoments(timezone);
  if (bills.length === 0) return <p className={css.note}>{labels.empty}</p>;
  return (
    <ul className={css.list}>
      {bills.map((bill) => (
        <li key={bill.id}>
          {cloneElement(
            renderLink(bill.id),
            { className: css.row },
            <div className={css.words}>
              <p className={css.strong}>{bill.title}</p>
              <p className={css.note}>
                {bill.month === null ? bill.description : labels.ofMonth(monthText(bill.month))}{' '}
                <span className={css.dot}>· </span>
                <span className={css.when}>{day(bill.paidAt ?? bill.created)}</span>
              </p>
            </div>,
            <span className={css.amount}>{priceText(bill.amount, locale)}</span>,
            <BillBadge bill={bill} labels={labels} />,
            <ChevronRightIcon />,
          )}
        </li>
      ))}
    </ul>
  );
}
