import { Skeleton } from '@xiangji/ui';
import * as css from './InfoPanel.css.ts';

/** As many facts as most photos have. */
const USUAL_FACTS = ['date', 'camera', 'place', 'file'];

/** The panel while the facts of a photo are loaded: name and facts have their space already. */
export function InfoAwaited() {
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
