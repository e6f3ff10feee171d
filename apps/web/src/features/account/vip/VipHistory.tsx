import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import * as css from '../AccountPage.css.ts';
import { Answered } from '../Answered.tsx';
import { type VipGrant, vipHistoryQuery } from '../account.queries.ts';
import { useMoments } from '../useMoments.ts';
import * as own from './Vip.css.ts';

function Grant({ grant }: { grant: VipGrant }) {
  const t = useTranslations('vip');
  const { day, moment } = useMoments();
  const { kind, months, days, start, expires, time } = grant;
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p className={css.strong}>
          {kind === 'purchase' ? t('purchase', { months }) : t('activity', { days })}
        </p>
        <p className={css.note}>{t('period', { start: day(start), end: day(expires) })}</p>
      </div>
      <span className={own.time}>{moment(time)}</span>
    </li>
  );
}

/** VIP time that was granted, the newest first. */
export function VipHistory() {
  const t = useTranslations('vip');
  return (
    <Answered query={useQuery(vipHistoryQuery)}>
      {({ list }) =>
        list.length === 0 ? (
          <p className={css.note}>{t('historyNone')}</p>
        ) : (
          <ul className={css.plainList}>
            {list.map((grant) => (
              <Grant key={`${grant.time} ${grant.start}`} grant={grant} />
            ))}
          </ul>
        )
      }
    </Answered>
  );
}
