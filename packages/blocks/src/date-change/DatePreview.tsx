import { useFormatters } from '@xiangji/ui';
import { clockText } from '../locale/clockText.ts';
import * as css from './DateChangeForm.css.ts';
import type { TimeSpan } from './dateChange.ts';
import type { DateChangeLabels } from './labels.ts';

const SECONDS_PER_DAY = 86_400;

interface DatePreviewProps {
  before: TimeSpan | undefined;
  after: TimeSpan | undefined;
  error: string | undefined;
  labels: DateChangeLabels;
}

/** Shows the first and last date before and after a change, or why the change is not possible. */
export function DatePreview({ before, after, error, labels }: DatePreviewProps) {
  const { day } = useFormatters();
  // A time does not wrap; lines break at the arrow.
  const timeText = (time: number) =>
    `${day(Math.floor(time / SECONDS_PER_DAY))} ${clockText(time)}`.replaceAll(' ', '\u00a0');
  const spanText = (span: TimeSpan | undefined) => {
    if (!span) return '…';
    const first = timeText(span.first);
    return span.first === span.last ? first : `${first} → ${timeText(span.last)}`;
  };
  return (
    <dl className={css.preview} aria-live="polite">
      <div>
        <dt className={css.term}>{labels.before}</dt>
        <dd className={css.span}>{spanText(before)}</dd>
      </div>
      <div>
        <dt className={css.term}>{labels.after}</dt>
        <dd className={error ? css.fieldError : css.span}>{error ?? spanText(after)}</dd>
      </div>
    </dl>
  );
}
