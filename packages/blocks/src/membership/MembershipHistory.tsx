import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { useMoments } from '../locale/useMoments.ts';
import { type MembershipLabels, membershipLabels } from './labels.ts';
import * as css from './membership.css.ts';

/** Time of membership that was bought or given. */
export interface MembershipGrant {
  /** Bought, or a gift. */
  kind: 'purchase' | 'gift';
  /** Months that were bought; 0 for a gift. */
  months: number;
  /** Days that were given; 0 for a purchase. */
  days: number;
  /** Its beginning, Unix seconds. */
  start: number;
  /** Its end, Unix seconds. */
  expires: number;
  /** When it was granted, Unix seconds. */
  time: number;
}

export interface MembershipHistoryProps {
  /** Newest first. */
  grants: readonly MembershipGrant[];
  /** Time zone of the dates as an offset in minutes, UTC minus local. @default the time zone of the browser */
  timezone?: number;
  /** Replaces individual texts. */
  labels?: Partial<MembershipLabels>;
}

/** The time of membership that an account has got. */
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
