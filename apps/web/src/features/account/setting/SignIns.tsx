import { useQuery } from '@tanstack/react-query';
import { Button } from '@xiangji/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as css from '../AccountPage.css.ts';
import { type SignInDay, type SignInPlace, securityQuery } from '../account.queries.ts';
import { Answered } from '../Section.tsx';
import { type Moments, useMoments } from '../useMoments.ts';
import { deviceIcon, usePlaceText } from './place.tsx';
import * as own from './Setting.css.ts';
import { groupByDay, type SignInGroup } from './signInDays.ts';

/** Spec §2: five are shown, then all. */
const FIRST = 5;

const MS = 1_000;

function useDayName({ day, dayNumber }: Moments): (group: SignInGroup) => string {
  const t = useTranslations('account');
  const [now] = useState(() => Date.now() / MS);
  const today = dayNumber(now);
  return ({ date, entries }) => {
    if (date === today) return t('today');
    if (date === today - 1) return t('yesterday');
    return day(entries[0]?.time ?? 0);
  };
}

function Entry({ entry, clock }: { entry: SignInPlace; clock: Moments['clock'] }) {
  const placeText = usePlaceText();
  const { program, location } = placeText(entry);
  return (
    <li className={css.row}>
      <span className={own.icon}>{deviceIcon(entry.device_type)}</span>
      <div className={css.words}>
        <p className={css.strong}>{program}</p>
        <p className={css.note}>{location}</p>
      </div>
      <span className={own.time}>{clock(entry.time)}</span>
    </li>
  );
}

function Days({ days }: { days: readonly SignInDay[] }) {
  const t = useTranslations('account');
  const moments = useMoments();
  const dayName = useDayName(moments);
  const [all, setAll] = useState(false);
  const entries = days.flatMap(({ list }) => list);
  if (entries.length === 0) return <p className={css.note}>{t('signInsNone')}</p>;
  const shown = groupByDay(all ? entries : entries.slice(0, FIRST), moments.dayNumber);
  return (
    <div>
      {shown.map((group) => (
        <section key={group.date}>
          <h4 className={own.day}>{dayName(group)}</h4>
          <ul className={css.plainList}>
            {group.entries.map((entry) => (
              <Entry key={`${entry.time} ${entry.ip}`} entry={entry} clock={moments.clock} />
            ))}
          </ul>
        </section>
      ))}
      {entries.length > FIRST && (
        <Button variant="ghost" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('signInsFewer') : t('signInsAll', { count: entries.length })}
        </Button>
      )}
    </div>
  );
}

/** When, where and by what the account was signed in, by day on its own clock. */
export function SignIns() {
  return <Answered query={useQuery(securityQuery)}>{({ list }) => <Days days={list} />}</Answered>;
}
