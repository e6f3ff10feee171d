import { thumbhashColor, thumbhashUrl } from '@xiangji/internal/thumbhash';
import { type CSSProperties, useEffect, useState } from 'react';

import { whenIdle } from './whenIdle.ts';

/**
 * A style for a picture that is still loading: at once the mean colour of its thumbhash, and the blurred picture when
 * there is time. A screen of blurred pictures would cost more than the rest of the screen.
 */
export function usePlaceholder(thumbhash: string | undefined, isNeeded: boolean): CSSProperties | undefined {
  const [isIdle, setIsIdle] = useState(false);
  const waits = isNeeded && !isIdle && thumbhash !== undefined;
  useEffect(() => (waits ? whenIdle(() => setIsIdle(true)) : undefined), [waits]);
  if (!isNeeded || thumbhash === undefined) return undefined;
  const url = isIdle ? thumbhashUrl(thumbhash) : undefined;
  return url ? { backgroundImage: `url(${url})` } : { backgroundColor: thumbhashColor(thumbhash) };
}
