import { TEXT } from '@xiangji/api-client/contract';
import { Button, CodeInput } from '@xiangji/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../shared/errors.ts';
import { Logo } from '../../shared/page/Logo.tsx';
import { AccessMessage } from './AccessMessage.tsx';
import { accessNoticeOf } from './accessNotice.ts';
import * as css from './CodeEntry.css.ts';
import { useUnlock } from './publicShare.queries.ts';

export interface CodeEntryProps {
  sid: string;
  /** The code of the link: tried once automatically. */
  linked: string | undefined;
  /** The visitor was inside until the owner changed the code. */
  again: boolean;
  /** The code that opened the door. */
  onOpened: (code: string) => void;
}

/** Sends a code as soon as it is whole; one that came with the link at once, and only once. */
function useAccess({ sid, linked, onOpened }: CodeEntryProps) {
  const unlock = useUnlock(sid);
  const { mutateAsync } = unlock;
  const [code, setCode] = useState(linked ?? '');
  /** Grows with every refusal: two failures in a row with the same words are two failures. */
  const [refusals, setRefusals] = useState(0);
  const send = async (whole: string) => {
    if (unlock.isPending) return;
    try {
      await mutateAsync(whole);
      onOpened(whole);
    } catch {
      setCode('');
      setRefusals((count) => count + 1);
    }
  };
  const first = useRef(linked === undefined ? undefined : send);
  useEffect(() => {
    const tryLinked = first.current;
    first.current = undefined;
    if (linked !== undefined) void tryLinked?.(linked);
  }, [linked]);
  return { code, setCode, send, busy: unlock.isPending, error: unlock.error, refusals, clear: unlock.reset };
}

/** The door of a private share: four boxes and what they answer (spec §2 'Share-code entry', §5). */
export function CodeEntry(props: CodeEntryProps) {
  const t = useTranslations('publicShare');
  const errorText = useErrorText();
  const accessCheck = useAccess(props);
  const { code, busy, error } = accessCheck;
  const host = useRef<HTMLFormElement>(null);
  const notice = accessNoticeOf(error);
  // Waiting is counted down; a frozen share opens with a new code, which may come at any time.
  const isShut = notice?.kind === 'freezing' || notice?.kind === 'failedUntil';
  const { refusals } = accessCheck;
  useEffect(() => {
    // After a refusal the next code is typed without reaching for the boxes again.
    if (refusals > 0) host.current?.querySelector('input')?.focus();
  }, [refusals]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === TEXT.SHARE_CODE && !busy) void accessCheck.send(code);
  };
  return (
    <main className={css.page}>
      <form ref={host} className={css.sheet} noValidate onSubmit={submit}>
        <Logo size={48} />
        <h1 className={css.title}>{t('codeTitle')}</h1>
        <p className={css.note}>{t(props.again ? 'codeAgain' : 'codeHint')}</p>
        <CodeInput
          label={t('code')}
          hideLabel
          length={TEXT.SHARE_CODE}
          masked
          value={code}
          onValueChange={accessCheck.setCode}
          onComplete={(whole) => void accessCheck.send(whole)}
          disabled={isShut}
          autoFocus={props.linked === undefined}
          aria-invalid={error ? true : undefined}
        />
        <div className={css.message} aria-live="assertive">
          {notice && <AccessMessage key={accessCheck.refusals} notice={notice} onOver={accessCheck.clear} />}
          {!notice && error && <p className={css.fieldError}>{errorText(error)}</p>}
        </div>
        <Button
          type="submit"
          variant="solid"
          fullWidth
          loading={busy}
          disabled={code.length < TEXT.SHARE_CODE}
        >
          {t('open')}
        </Button>
      </form>
    </main>
  );
}
