import { useQuery } from '@tanstack/react-query';
import { VIP_STATES } from '@xiangji/api-client/contract';
import { UsageBar } from '@xiangji/blocks';
import { useFormatters } from '@xiangji/ui';
import { useLocale, useTranslations } from 'use-intl';
import { useFileSize } from '../../../shared/hooks/useFileSize.ts';
import * as css from '../AccountPage.css.ts';
import { monthsQuery, type Overview, overviewQuery, vipQuery } from '../account.queries.ts';
import { billMonth } from '../billMonth.ts';
import { Answered, Section } from '../Section.tsx';
import { MonthTable } from './MonthTable.tsx';
import { type MonthRow, monthRows } from './monthRows.ts';
import * as own from './Overview.css.ts';

const MS_PER_DAY = 86_400_000;
const BYTES_PER_GB = 1_073_741_824;

function Counts({ overview }: { overview: Overview }) {
  const { number } = useFormatters();
  const t = useTranslations('account');
  const facts: [name: string, count: number][] = [
    [t('countFiles'), overview.count_file],
    [t('countFolders'), overview.count_folder],
    [t('countShared'), overview.count_shared],
    [t('countFolderFiles'), overview.count_folder_file],
    [t('countSharedFiles'), overview.count_shared_file],
    [t('countOblivion'), overview.count_oblivion_file],
  ];
  return (
    <dl className={own.counts}>
      {facts.map(([name, count]) => (
        <div key={name} className={own.count}>
          <dt className={css.note}>{name}</dt>
          <dd className={own.number}>{number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Months in the picture: a year. */
const SHOWN_MONTHS = 12;

/** The used space, its parts, the free rest of a member, and the months before. */
function Space({ overview, rows }: { overview: Overview; rows: readonly MonthRow[] }) {
  const t = useTranslations('account');
  const locale = useLocale();
  const fileSize = useFileSize();
  const { data: vip } = useQuery(vipQuery);
  const { space_folder, space_oblivion, space_shared } = overview;
  const used = space_folder + space_oblivion;
  const free = vip?.state === VIP_STATES.ACTIVE ? vip.storage.free_gb : 0;
  const left = fileSize(Math.max(free * BYTES_PER_GB - used, 0));
  const monthName = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short' });
  const months = rows.slice(0, SHOWN_MONTHS).map((row) => ({
    id: row.bill_date,
    label: monthName.format(billMonth(row.bill_date) * MS_PER_DAY),
    current: row.current,
    parts: [
      { bytes: row.space_folder, tone: 'accent' as const },
      { bytes: row.space_oblivion, tone: 'muted' as const },
    ],
  }));
  return (
    <UsageBar
      title={t('spaceTotal', { size: fileSize(used) })}
      parts={[
        { label: t('spaceFolder'), bytes: space_folder, tone: 'accent' },
        { label: t('spaceOblivion'), bytes: space_oblivion, tone: 'muted' },
        { label: t('spaceShared'), bytes: space_shared, tone: 'info' },
      ]}
      months={months.toReversed()}
      note={free > 0 ? t('spaceFree', { free, left }) : undefined}
    />
  );
}

/** Counts, space and their history: a picture of bars, and the same in a table (spec §2 'Statistics'). */
export function OverviewPanel() {
  const t = useTranslations('account');
  const overview = useQuery(overviewQuery);
  const months = useQuery(monthsQuery);
  return (
    <Answered query={overview} rows={4}>
      {(now) => (
        <>
          <Section title={t('counts')}>
            <Counts overview={now} />
          </Section>
          <Answered query={months}>
            {({ list }) => {
              const rows = monthRows(now, list, Date.now());
              return (
                <>
                  <Section title={t('space')}>
                    <Space overview={now} rows={rows} />
                  </Section>
                  <Section title={t('history')} note={list.length === 0 ? t('historyNone') : undefined}>
                    <MonthTable rows={rows} />
                  </Section>
                </>
              );
            }}
          </Answered>
        </>
      )}
    </Answered>
  );
}
