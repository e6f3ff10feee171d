import { Button, Inline, useCountdown } from '@xiangji/ui';
import { useState } from 'react';
import type { AuthLabels } from './labels.ts';

export interface ResendProps {
  /** Seconds until the code can be requested again. */
  resendAfter: number;
  /**
   * Sends another code. Resolves to the number of seconds until the next code can be requested, or to undefined if no
   * code was sent.
   */
  onResend: () => Promise<number | undefined>;
}

type ButtonProps = ResendProps & { labels: AuthLabels };

/** The text of the button during the countdown. Not a `Countdown`: the text of a timer does not name a button. */
function Remaining(props: { seconds: number; onEnd: () => void; labels: AuthLabels }) {
  return props.labels.resendIn(useCountdown({ from: props.seconds, onEnd: props.onEnd }));
}

/** A button that counts down, and then can request another code. */
function ResendButton({ resendAfter, onResend, labels }: ButtonProps) {
  // `round` starts a new countdown even if the number of seconds is the same.
  const [wait, setWait] = useState({ seconds: resendAfter, round: 0, isOver: resendAfter <= 0 });
  const [busy, setBusy] = useState(false);
  const handleClick = async () => {
    setBusy(true);
    const seconds = await onResend();
    setBusy(false);
    if (seconds !== undefined) setWait({ seconds, round: wait.round + 1, isOver: seconds <= 0 });
  };
  return (
    <Button
      variant="ghost"
      disabled={!wait.isOver}
      focusableWhenDisabled
      loading={busy}
      onClick={() => void handleClick()}
    >
      {wait.isOver ? (
        labels.resend
      ) : (
        <Remaining
          key={wait.round}
          {...{ seconds: wait.seconds, labels }}
          onEnd={() => setWait((before) => ({ ...before, isOver: true }))}
        />
      )}
    </Button>
  );
}

/** Two buttons for a code that does not arrive: change the email, or send another code. */
export function OtherCode({ onChangeEmail, ...props }: ButtonProps & { onChangeEmail: () => void }) {
  return (
    <Inline justifyContent="space-between">
      <Button variant="ghost" onClick={onChangeEmail}>
        {props.labels.changeEmail}
      </Button>
      <ResendButton {...props} />
    </Inline>
  );
}
