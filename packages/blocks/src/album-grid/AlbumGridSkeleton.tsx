import { Skeleton } from '@xiangji/ui';
import * as css from './AlbumGridSkeleton.css.ts';

/** Enough cards to fill a screen, so that the list keeps its shape when it has loaded. */
const CARDS = Array.from({ length: 12 }, (_, index) => index);

/** The placeholder of an album grid. */
export function AlbumGridSkeleton() {
  return (
    <ul className={css.list} aria-hidden="true">
      {CARDS.map((key) => (
        <li key={key}>
          <Skeleton className={css.card} />
        </li>
      ))}
    </ul>
  );
}
