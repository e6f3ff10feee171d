import { Countdown } from '@xiangji/ui';
import { useState } from 'react';
import * as css from './CodeEntry.css.ts';
import type { CodeEntryLabels } from './labels.ts';

/** The reason why a code was refused; `until` is in Unix seconds. */
export type CodeRefusal =
  | { kind: 'frozen' }
  | { kind: 'freezing'; until: number }
  | { kind: 'failedUntil'; times: number; until: number }
  | { kind: 'failed'; times: number }
  /** Any other failure, as a text for the visitor. */
  | { kind: 'error'; text: string };

const MINUTE = 60;

interface WaitProps {
  until: number;
  text: (minutes: number) => string;
  onEnd: () => void;
}

/** Counts down the minutes until the next attempt, rounded up. */
function Wait({ until, text, onEnd }: WaitProps) {
  const [seconds] = useState(() => Math.max(1, Math.ceil(until - Date.now() / 1_000)));
  return (
    <Countdown from={seconds} onEnd={onEnd}>
      {(left) => text(Math.max(1, Math.ceil(left / MINUTE)))}
    </Countdown>
  );
}

interface CodeRefusalTextProps {
  refusal: CodeRefusal;
  labels: CodeEntryLabels;
  onEnd: () => void;
}

function describe({ refusal, labels, onEnd }: CodeRefusalTextProps) {
  switch (refusal.kind) {
    case 'frozen':
      return [labels.frozen, labels.frozenText] as const;
    case 'freezing':
      return [
        labels.freezing,
        <Wait key="wait" until={refusal.until} text={labels.freezingText} onEnd={onEnd} />,
      ] as const;
    case 'failedUntil':
      return [
        labels.failedUntil(refusal.times),
        <Wait key="wait" until={refusal.until} text={labels.retryIn} onEnd={onEnd} />,
      ] as const;
    case 'failed':
      return [labels.failed, labels.failedText(refusal.times)] as const;
    case 'error':
      return [refusal.text] as const;
  }
}

/** Shows why a code was refused, and when the next attempt is possible. */
export function CodeRefusalText(props: CodeRefusalTextProps) {
  const [title, note] = describe(props);
  return (
    <>
      <p className={css.error}>{title}</p>
      {note && <p className={css.note}>{note}</p>}
    </>
  );
}
