import { Button, CrownIcon } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { useMoments } from '../locale/useMoments.ts';
import { type MembershipLabels, membershipLabels } from './labels.ts';
import * as css from './membership.css.ts';

/** The state of a membership. */
export type MembershipState = 'active' | 'expired' | 'none';

export interface MembershipStatusProps {
  /** The state of the membership. */
  state: MembershipState;
  /** End of the membership, in Unix seconds. Ignored in the state `none`. */
  expires: number;
  /** Called by the button that buys or renews the membership. */
  onBuy: () => void;
  /** Time zone of the date as an offset in minutes, UTC minus local. @default the time zone of the browser */
  timezone?: number;
  /** Replaces individual texts. */
  labels?: Partial<MembershipLabels>;
}

/** Shows whether an account is a member and until when, with a button to buy or renew the membership. */
export function MembershipStatus({ state, expires, onBuy, timezone, ...props }: MembershipStatusProps) {
  const labels = useBlockLabels(membershipLabels, props.labels);
  const { day } = useMoments(timezone);
  return (
    <div className={css.status} data-state={state === 'active' ? 'active' : 'idle'}>
      <span className={css.crown}>
        <CrownIcon />
      </span>
      <div className={css.words}>
        <p className={css.name}>{labels.name}</p>
        <p className={css.until}>{state === 'none' ? labels.none : labels[state](day(expires))}</p>
      </div>
      <Button variant="solid" onClick={onBuy}>
        {state === 'none' ? labels.buy : labels.renew}
      </Button>
    </div>
  );
}
