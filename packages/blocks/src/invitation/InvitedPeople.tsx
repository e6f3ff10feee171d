import { Avatar } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { useMoments } from '../locale/useMoments.ts';
import { SectionCard } from '../section-card/index.ts';
import * as css from './invitation.css.ts';
import { type InvitationLabels, invitationLabels } from './labels.ts';

/** A person who signed up with an invitation. */
export interface InvitedPerson {
  /** The name of the account. */
  name: string;
  /** The email address, shortened. */
  email: string;
  /** Time of creation of the account, in Unix seconds. */
  time: number;
}

export interface InvitedPeopleProps {
  /** The people, newest first. */
  people: readonly InvitedPerson[];
  /** The total number of people. @default the length of `people` */
  count?: number;
  /** Time zone of the dates as an offset in minutes, UTC minus local. @default the time zone of the browser */
  timezone?: number;
  /** Replaces individual texts. */
  labels?: Partial<InvitationLabels>;
}

const AVATAR_SIZE = 32;

/** A list of the people who signed up with an invitation. */
export function InvitedPeople({ people, count = people.length, timezone, ...props }: InvitedPeopleProps) {
  const labels = useBlockLabels(invitationLabels, props.labels);
  const { day } = useMoments(timezone);
  return (
    <SectionCard title={labels.joined} note={labels.joinedCount(count)}>
      {people.length > 0 && (
        <ul className={css.list}>
          {people.map(({ name, email, time }) => (
            <li key={`${time} ${email}`} className={css.row}>
              <Avatar name={name} size={AVATAR_SIZE} aria-hidden="true" />
              <div className={css.words}>
                <p className={css.strong}>{name}</p>
                <p className={css.note}>{email}</p>
              </div>
              <span className={css.time}>{day(time)}</span>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
