import * as css from './PointList.css.ts';

export interface PointListProps {
  /** The points, one sentence each. */
  points: readonly string[];
  /** The tone of the text. Use `muted` for rules below other content. @default 'plain' */
  tone?: 'plain' | 'muted';
}

/** A list of short sentences, such as rules or benefits. */
export function PointList({ points, tone = 'plain' }: PointListProps) {
  return (
    <ul className={css.points} data-tone={tone}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
