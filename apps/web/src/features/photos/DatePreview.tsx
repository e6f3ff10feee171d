import { useTranslations } from 'use-intl';
import { useErrorText } from '../../shared/errors.ts';
import { useDayText } from '../../shared/hooks/useDayText.ts';
import { clockText } from '../../shared/photoList/useTimeText.ts';
import * as css from './DateDialog.css.ts';
import type { useDatePreview } from './useDatePreview.ts';

type Span = { first: number; last: number };

function useSpanText(): (span: Span) => string {
  const dayText = useDayText();
  // A time stays on one line; lines break at the arrow.
  const text = (time: number) =>
    `${dayText(Math.floor(time / 86_400))} ${clockText(time)}`.replaceAll(' ', '\u00a0');
  return ({ first, last }) => (first === last ? text(first) : `${text(first)} → ${text(last)}`);
}

/** First → last, before → after; or why it cannot be. */
export function DatePreview({ data, error, fits }: Omit<ReturnType<typeof useDatePreview>, 'isPossible'>) {
  const t = useTranslations('photos');
  const errorText = useErrorText();
  const spanText = useSpanText();
  const fieldError = error ? errorText(error) : fits ? undefined : t('dateBeyond');
  return (
    <dl className={css.preview} aria-live="polite">
      <div>
        <dt className={css.term}>{t('dateBefore')}</dt>
        <dd className={css.span}>{data ? spanText(data.before) : '…'}</dd>
      </div>
      <div>
        <dt className={css.term}>{t('dateAfter')}</dt>
        <dd className={fieldError ? css.fieldError : css.span}>
          {fieldError ?? (data ? spanText(data.after) : '…')}
        </dd>
      </div>
    </dl>
  );
}
