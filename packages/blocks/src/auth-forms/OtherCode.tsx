import { Button, Inline, useCountdown } from '@xiangji/ui';
import { useState } from 'react';
import type { AuthLabels } from './labels.ts';

export interface ResendProps {
  /** Seconds until the code can be requested again. */
  resendAfter: number;
  /** Sends another code. Resolves to the seconds until the next one, or to undefined when none was sent. */
  onResend: () => Promise<number | undefined>;
}

type ButtonProps = ResendProps & { labels: AuthLabels };

/** Counts down, then requests another code. */
function ResendButton({ resendAfter, onResend, labels }: ButtonProps) {
  const left = useCountdown({ from: resendAfter });
  const [busy, setBusy] = useState(false);
  const handleClick = async () => {
    setBusy(true);
    await onResend();
    setBusy(false);
  };
  return (
    <Button variant="ghost" disabled={left > 0} loading={busy} onClick={() => void handleClick()}>
      {left > 0 ? labels.resendIn(left) : labels.resend}
    </Button>
  );
}

/** Two buttons for a code that does not arrive: another email, or another code. */
export function OtherCode({ onChangeEmail, ...props }: ButtonProps & { onChangeEmail: () => void }) {
  // The same number of seconds again is a new countdown.
  const [wait, setWait] = useState({ seconds: props.resendAfter, round: 0 });
  const resend = async () => {
    const seconds = await props.onResend();
    if (seconds !== undefined) setWait({ seconds, round: wait.round + 1 });
    return seconds;
  };
  return (
    <Inline justifyContent="space-between">
      <Button variant="ghost" onClick={onChangeEmail}>
        {props.labels.changeEmail}
      </Button>
      <ResendButton key={wait.round} labels={props.labels} resendAfter={wait.seconds} onResend={resend} />
    </Inline>
  );
}
