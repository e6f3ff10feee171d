import { useFormatters } from '@xiangji/ui';
import * as css from './account.css.ts';

/** The colour of a part of the usage. */
export type UsageTone = 'accent' | 'muted' | 'info';

/** A part of the used space. */
export interface UsagePart {
  /** Name of the part. */
  label: string;
  /** Size of the part in bytes. */
  bytes: number;
  /** Colour of the part. */
  tone: UsageTone;
}

/** The usage of a month. */
export interface UsageMonth {
  /** Identifies the month. */
  id: string | number;
  /** A short name of the month, such as 'May'. */
  label: string;
  /** Whether the month has not ended yet. @default false */
  current?: boolean;
  /** The parts of the bar, from bottom to top. */
  parts: readonly { bytes: number; tone: UsageTone }[];
}

export interface UsageBarProps {
  /** The used space as text. */
  title: string;
  /** The parts of the used space. */
  parts: readonly UsagePart[];
  /** The months, oldest first. The bars are hidden from screen readers, so show the same figures in a table too. */
  months?: readonly UsageMonth[];
  /** A text under the legend. */
  note?: string | undefined;
}

const WHOLE = 100;

/** A chart of the used space: its parts, and a bar for each month. */
export function UsageBar({ title, parts, months = [], note }: UsageBarProps) {
  const { fileSize } = useFormatters();
  const sumOf = (month: UsageMonth) => month.parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const highest = Math.max(...months.map(sumOf), 1);
  return (
    <>
      <div>
        <p className={css.figure}>{title}</p>
        <dl className={css.legend}>
          {parts.map(({ label, bytes, tone }) => (
            <div key={label} className={css.part}>
              <dt className={css.partName}>
                <span className={`${css.swatch} ${css.tone}`} data-tone={tone} />
                {label}
              </dt>
              <dd className={css.partSize}>{fileSize(bytes)}</dd>
            </div>
          ))}
        </dl>
        {note && <p className={css.note}>{note}</p>}
      </div>
      {months.length > 0 && (
        <div className={css.bars} aria-hidden="true">
          {months.map((month) => (
            <div key={month.id} className={css.month} data-current={month.current ? '' : undefined}>
              <div className={css.bar}>
                {month.parts.map(({ bytes, tone }) => (
                  <div
                    key={tone}
                    className={css.tone}
                    data-tone={tone}
                    style={{ height: `${(bytes / highest) * WHOLE}%` }}
                  />
                ))}
              </div>
              <span className={css.monthName}>{month.label}</span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
