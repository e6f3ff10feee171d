import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { useMoments } from '../locale/useMoments.ts';
import { type MembershipLabels, membershipLabels } from './labels.ts';
import * as css from './membership.css.ts';

/** A period of membership that was bought or given. */
export interface MembershipGrant {
  /** Whether the period was bought or is a gift. */
  kind: 'purchase' | 'gift';
  /** Number of months that were bought; 0 for a gift. */
  months: number;
  /** Number of days that were given; 0 for a purchase. */
  days: number;
  /** Start of the period, in Unix seconds. */
  start: number;
  /** End of the period, in Unix seconds. */
  expires: number;
  /** Time of the purchase or the gift, in Unix seconds. */
  time: number;
}

export interface MembershipHistoryProps {
  /** The periods, newest first. */
  grants: readonly MembershipGrant[];
  /** Time zone of the dates as an offset in minutes, UTC minus local. @default the time zone of the browser */
  timezone?: number;
  /** Replaces individual texts. */
  labels?: Partial<MembershipLabels>;
}

/** A list of the periods of membership of an account. */
export function MembershipHistory({ grants, timezone, ...props }: MembershipHistoryProps) {
  const labels = useBlockLabels(membershipLabels, props.labels);
  const { day, moment } = useMoments(timezone);
  if (grants.length === 0) return <p className={css.note}>{labels.historyEmpty}</p>;
  return (
    <ul className={css.list}>
      {grants.map(({ kind, months, days, start, expires, time }) => (
        <li key={`${time} ${start}`} className={css.row}>
          <div className={css.words}>
            <p className={css.strong}>{kind === 'purchase' ? labels.purchase(months) : labels.gift(days)}</p>
            <p className={css.note}>{labels.period(day(start), day(expires))}</p>
          </div>
          <span className={css.time}>{moment(time)}</span>
        </li>
      ))}
    </ul>
  );
}
