import { useLocale } from 'use-intl';
import { billMonth } from '../billMonth.ts';
import type { MonthRow } from './monthRows.ts';
import * as own from './Overview.css.ts';

/** Months in the picture: a year. */
const SHOWN = 12;
const MS_PER_DAY = 86_400_000;
const WHOLE = 100;

/** Space by month as bars. The table below has the same figures for people who cannot see the bars. */
export function SpaceBars({ rows }: { rows: readonly MonthRow[] }) {
  const locale = useLocale();
  const name = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short' });
  const shown = rows.slice(0, SHOWN).reverse();
  const most = Math.max(...shown.map((row) => row.space_folder + row.space_oblivion), 1);
  return (
    <div className={own.bars} aria-hidden="true">
      {shown.map((row) => (
        <div key={row.bill_date} className={own.month} data-current={row.current ? '' : undefined}>
          <div className={own.bar}>
            <div
              className={own.piece.oblivion}
              style={{ height: `${(row.space_oblivion / most) * WHOLE}%` }}
            />
            <div className={own.piece.folder} style={{ height: `${(row.space_folder / most) * WHOLE}%` }} />
          </div>
          <span className={own.monthName}>{name.format(billMonth(row.bill_date) * MS_PER_DAY)}</span>
        </div>
      ))}
    </div>
  );
}
