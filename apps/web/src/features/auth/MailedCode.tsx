import { Button, CodeInput, Inline } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { ResendButton } from './ResendButton.tsx';

export interface MailedCodeProps {
  /** Where the code was sent. */
  email: string;
  /** Digits of the code. */
  length: number;
  value: string;
  onValueChange: (code: string) => void;
  onComplete?: (code: string) => void;
  error: string | undefined;
}

/** The boxes of a code that came by mail. */
export function MailedCode({ email, ...rest }: MailedCodeProps) {
  const t = useTranslations('auth');
  return (
    <CodeInput label={t('code')} hint={t('codeSent', { email })} inputMode="numeric" autoFocus {...rest} />
  );
}

export interface OtherCodeProps {
  /** Back to the email (spec §2 'a button to reset the email'). */
  onReset: () => void;
  /** Seconds until the code may be asked for again. */
  resendAfter: number;
  /** Sends another; resolves to the seconds until the next, or undefined where it could not be sent. */
  onResend: () => Promise<number | undefined>;
}

/** Where the code does not come: another address, or another code. */
export function OtherCode({ onReset, ...resend }: OtherCodeProps) {
  const t = useTranslations('auth');
  return (
    <Inline justifyContent="space-between">
      <Button variant="ghost" onClick={onReset}>
        {t('resetEmail')}
      </Button>
      <ResendButton {...resend} />
    </Inline>
  );
}
