import { Skeleton } from '@xiangji/ui';
import * as css from './PhotoInfoPanel.css.ts';

/** The facts that most photos have. */
const USUAL_FACTS = ['date', 'camera', 'place', 'file'];

/** A placeholder that reserves the space of a description and of the usual facts while they load. */
export function PhotoInfoSkeleton() {
  return (
    <div className={css.panel} aria-busy="true">
      <Skeleton width="60%" height={24} />
      <div className={css.facts}>
        {USUAL_FACTS.map((fact) => (
          <Skeleton key={fact} height={40} />
        ))}
      </div>
    </div>
  );
}
