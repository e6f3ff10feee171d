import * as css from './PointList.css.ts';

export interface PointListProps {
  /** The points, a sentence each. */
  points: readonly string[];
  /** `muted` for rules below something else. @default 'plain' */
  tone?: 'plain' | 'muted';
}

/** Short sentences below each other, such as rules or benefits. */
export function PointList({ points, tone = 'plain' }: PointListProps) {
  return (
    <ul className={css.points} data-tone={tone}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
