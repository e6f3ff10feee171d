import { useFormatters } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { useFileSize } from '../../../shared/hooks/useFileSize.ts';
import { useMonthText } from '../bill/useMonthText.ts';
import { billMonth } from '../billMonth.ts';
import type { MonthRow } from './monthRows.ts';
import * as own from './Overview.css.ts';

/** Each month in figures: photos and bytes, in albums, shared, in the bin; and whether its bill is paid. */
export function MonthTable({ rows }: { rows: readonly MonthRow[] }) {
  const t = useTranslations('account');
  const monthText = useMonthText();
  const { number } = useFormatters();
  const fileSize = useFileSize();
  const cell = (count: number, bytes: number) => (
    <td>
      {number(count)}
      <span className={own.bytes}>{fileSize(bytes)}</span>
    </td>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area is reached by the keyboard
    <section className={own.scroll} tabIndex={0} aria-label={t('historyTable')}>
      <table className={own.table}>
        <thead>
          <tr>
            {[t('month'), t('spaceFolder'), t('spaceShared'), t('spaceOblivion'), t('monthBill')].map(
              (name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.bill_date}>
              <th scope="row">{row.current ? t('monthNow') : monthText(billMonth(row.bill_date))}</th>
              {cell(row.count_folder_file, row.space_folder)}
              {cell(row.count_shared_file, row.space_shared)}
              {cell(row.count_oblivion_file, row.space_oblivion)}
              <td>{row.current ? '—' : row.trade_success === 1 ? t('monthPaid') : t('monthUnpaid')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
