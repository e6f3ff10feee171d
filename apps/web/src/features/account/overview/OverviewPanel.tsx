import { useQuery } from '@tanstack/react-query';
import { VIP_STATES } from '@xiangji/api-client/contract';
import { useFormatters } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { useFileSize } from '../../../shared/hooks/useFileSize.ts';
import * as css from '../AccountPage.css.ts';
import { monthsQuery, type Overview, overviewQuery, vipQuery } from '../account.queries.ts';
import { Answered, Section } from '../Section.tsx';
import { MonthTable } from './MonthTable.tsx';
import { monthRows } from './monthRows.ts';
import * as own from './Overview.css.ts';
import { SpaceBars } from './SpaceBars.tsx';

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

/** The used space, its parts, and the free rest of a member. */
function Space({ overview }: { overview: Overview }) {
  const t = useTranslations('account');
  const fileSize = useFileSize();
  const { data: vip } = useQuery(vipQuery);
  const { space_folder, space_oblivion, space_shared } = overview;
  const used = space_folder + space_oblivion;
  const free = vip?.state === VIP_STATES.ACTIVE ? vip.storage.free_gb : 0;
  const parts: [name: string, bytes: number, kind: 'folder' | 'oblivion' | 'shared'][] = [
    [t('spaceFolder'), space_folder, 'folder'],
    [t('spaceOblivion'), space_oblivion, 'oblivion'],
    [t('spaceShared'), space_shared, 'shared'],
  ];
  return (
    <div>
      <p className={own.number}>{t('spaceTotal', { size: fileSize(used) })}</p>
      <dl className={own.legend}>
        {parts.map(([name, bytes, kind]) => (
          <div key={kind} className={own.part}>
            <dt className={own.partName}>
              <span className={own.swatch[kind]} />
              {name}
            </dt>
            <dd className={own.partSize}>{fileSize(bytes)}</dd>
          </div>
        ))}
      </dl>
      {free > 0 && (
        <p className={css.note}>
          {t('spaceFree', { free, left: fileSize(Math.max(free * BYTES_PER_GB - used, 0)) })}
        </p>
      )}
    </div>
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
                    <Space overview={now} />
                    <SpaceBars rows={rows} />
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
