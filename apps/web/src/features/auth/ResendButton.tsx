import { Button, useCountdown } from '@xiangji/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

interface Wait {
  seconds: number;
  /** The same number of seconds again is a new wait. */
  round: number;
}

function Waiting({ seconds, onPress }: { seconds: number; onPress: () => Promise<void> }) {
  const t = useTranslations('auth');
  const left = useCountdown({ from: seconds });
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await onPress();
    setBusy(false);
  };
  return (
    <Button variant="ghost" disabled={left > 0} loading={busy} onClick={() => void press()}>
      {left > 0 ? t('resendIn', { seconds: left }) : t('resend')}
    </Button>
  );
}

export interface ResendButtonProps {
  /** Seconds until the code may be asked for again. */
  resendAfter: number;
  /** Sends another; resolves to the seconds until the next, or undefined where it could not be sent. */
  onResend: () => Promise<number | undefined>;
}

/** Asks for another code once the time for it has come (spec §2 'a resend button'). */
export function ResendButton({ resendAfter, onResend }: ResendButtonProps) {
  const [wait, setWait] = useState<Wait>({ seconds: resendAfter, round: 0 });
  const press = async () => {
    const seconds = await onResend();
    if (seconds !== undefined) setWait({ seconds, round: wait.round + 1 });
  };
  return <Waiting key={wait.round} seconds={wait.seconds} onPress={press} />;
}
