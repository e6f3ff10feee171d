import { Button } from '@xiangji/ui';
import { useState } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { useMoments } from '../locale/useMoments.ts';
import * as css from './account.css.ts';
import { DeviceRow, type SignInDevice } from './DeviceRow.tsx';
import { type DeviceLabels, deviceLabels } from './labels.ts';

/** A sign-in; `time` is in Unix seconds. */
export type SignIn = SignInDevice & { time: number };

export interface SignInHistoryProps {
  /** The sign-ins, newest first. */
  signIns: readonly SignIn[];
  /** Time zone of the days and times as an offset in minutes, UTC minus local. @default the time zone of the browser */
  timezone?: number;
  /** Number of rows shown before the user shows all. @default 5 */
  firstRows?: number;
  /** Replaces individual texts. */
  labels?: Partial<DeviceLabels>;
}

const FIRST_ROWS = 5;
const MS = 1_000;

/** The sign-ins of an account, grouped by day, each with its time, location and device. */
export function SignInHistory({ signIns, firstRows = FIRST_ROWS, ...props }: SignInHistoryProps) {
  const labels = useBlockLabels(deviceLabels, props.labels);
  const { day: dayText, clock, dayNumber } = useMoments(props.timezone);
  const [now] = useState(() => Date.now() / MS);
  const [showsAll, setShowsAll] = useState(false);
  const today = dayNumber(now);
  const dayName = (day: number, time: number) => {
    if (day === today) return labels.today;
    return day === today - 1 ? labels.yesterday : dayText(time);
  };
  if (signIns.length === 0) return <p className={css.note}>{labels.empty}</p>;
  const days = new Map<number, SignIn[]>();
  for (const signIn of showsAll ? signIns : signIns.slice(0, firstRows)) {
    const day = dayNumber(signIn.time);
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
                <span className={css.time}>{clock(entry.time)}</span>
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
