import { Countdown } from '@xiangji/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AccessNotice } from './accessNotice.ts';
import * as css from './CodeEntry.css.ts';

const MINUTE = 60;

interface WaitProps {
  /** Unix seconds. */
  until: number;
  words: (minutes: number) => string;
  /** The wait is over. */
  onOver: () => void;
}

/** Minutes that are left, counted down while they are looked at; begun ones count. */
function Wait({ until, words, onOver }: WaitProps) {
  const [seconds] = useState(() => Math.max(1, Math.ceil(until - Date.now() / 1_000)));
  return (
    <Countdown from={seconds} onEnd={onOver}>
      {(left) => words(Math.max(1, Math.ceil(left / MINUTE)))}
    </Countdown>
  );
}

/** The messages of the access check, to the letter (spec §8 'Share auth'). */
export function AccessMessage({ notice, onOver }: { notice: AccessNotice; onOver: () => void }) {
  const t = useTranslations('publicShare');
  const inWords = (minutes: number) => t('retryIn', { minutes });
  switch (notice.kind) {
    case 'frozen':
      return (
        <>
          <p className={css.fieldError}>{t('frozen')}</p>
          <p className={css.note}>{t('frozenText')}</p>
        </>
      );
    case 'freezing':
      return (
        <>
          <p className={css.fieldError}>{t('freezing')}</p>
          <p className={css.note}>
            <Wait until={notice.until} words={(minutes) => t('freezingText', { minutes })} onOver={onOver} />
          </p>
        </>
      );
    case 'failedUntil':
      return (
        <>
          <p className={css.fieldError}>{t('failedUntil', { times: notice.times })}</p>
          <p className={css.note}>
            <Wait until={notice.until} words={inWords} onOver={onOver} />
          </p>
        </>
      );
    case 'failed':
      return (
        <>
          <p className={css.fieldError}>{t('failed')}</p>
          <p className={css.note}>{t('failedText', { times: notice.times })}</p>
        </>
      );
  }
}
