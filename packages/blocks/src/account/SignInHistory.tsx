import { Button, useLocale } from '@xiangji/ui';
import { useState } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import * as css from './account.css.ts';
import { DeviceRow, type SignInDevice } from './DeviceRow.tsx';
import { type DeviceLabels, deviceLabels } from './labels.ts';

/** A sign-in; `time` in Unix seconds. */
export type SignIn = SignInDevice & { time: number };

export interface SignInHistoryProps {
  /** Newest first. */
  signIns: readonly SignIn[];
  /** The zone of days and clocks: minutes, UTC minus local. @default the zone of the browser */
  timezone?: number;
  /** The rows that are shown until all are requested. @default 5 */
  firstRows?: number;
  /** Replaces single texts. */
  labels?: Partial<DeviceLabels>;
}

const FIRST_ROWS = 5;
const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_DAY = 86_400;
const MS = 1_000;

/** The sign-ins of an account by day, each with its time, place and device. */
export function SignInHistory({ signIns, firstRows = FIRST_ROWS, ...props }: SignInHistoryProps) {
  const labels = useBlockLabels(deviceLabels, props.labels);
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const [showsAll, setShowsAll] = useState(false);
  const zone = props.timezone ?? now.getTimezoneOffset();
  const wallClock = (time: number) => time - zone * SECONDS_PER_MINUTE;
  const dayOf = (time: number) => Math.floor(wallClock(time) / SECONDS_PER_DAY);
  const write = (options: Intl.DateTimeFormatOptions, time: number) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(wallClock(time) * MS);
  const today = dayOf(now.getTime() / MS);
  const dayName = (day: number, time: number) => {
    if (day === today) return labels.today;
    return day === today - 1 ? labels.yesterday : write({ dateStyle: 'long' }, time);
  };
  if (signIns.length === 0) return <p className={css.note}>{labels.empty}</p>;
  const days = new Map<number, SignIn[]>();
  for (const signIn of showsAll ? signIns : signIns.slice(0, firstRows)) {
    const day = dayOf(signIn.time);
    days.set(day, [...(days.get(day) ?? []), signIn]);
  }
  return (
    <div>
      {Array.from(days, ([day, entries]) => (
        <section key={day}>
          <h4 className={css.day}>{dayName(day, entries[0]?.time ?? 0)}</h4>
          <ul className={css.list}>
            {entries.map((entry) => (
              <DeviceRow key={`${entry.time} ${entry.ip}`} sign={entry} labels={labels}>
                <span className={css.time}>
                  {write({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, entry.time)}
                </span>
              </DeviceRow>
            ))}
          </ul>
        </section>
      ))}
      {signIns.length > firstRows && (
        <Button variant="ghost" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? labels.showFewer : labels.showAll(signIns.length)}
        </Button>
      )}
    </div>
  );
}
