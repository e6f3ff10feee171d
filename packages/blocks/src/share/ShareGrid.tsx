import { Skeleton } from '@xiangji/ui';
import { Children, type ReactNode } from 'react';
import * as css from './ShareGrid.css.ts';

export interface ShareGridProps {
  /** Name of the list for screen readers. */
  label: string;
  /** `ShareTile`s or `SelectableShareTile`s with a `key`. Without children, placeholders are shown. */
  children?: ReactNode;
}

/** Enough placeholders to fill a screen, so that the list keeps its shape when the shares have loaded. */
const PLACEHOLDERS = Array.from({ length: 10 }, (_, index) => index);

/** A grid of share tiles. The number of columns depends on the width of the list. */
export function ShareGrid({ label, children }: ShareGridProps) {
  if (children === undefined) {
    return (
      <div className={css.holder}>
        <ul className={css.list} aria-hidden="true">
          {PLACEHOLDERS.map((key) => (
            <li key={key}>
              <Skeleton className={css.skeleton} />
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <div className={css.holder}>
      <ul className={css.list} aria-label={label}>
        {Children.map(children, (tile) => (
          <li className={css.item}>{tile}</li>
        ))}
      </ul>
    </div>
  );
}
