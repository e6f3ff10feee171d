import { type CSSProperties, useEffect, useState } from 'react';
import { thumbhashColor, thumbhashUrl } from './thumbhash.ts';
import { whenCalm } from './whenCalm.ts';

/**
 * What stands for a picture that is not there yet: at once the one colour of its thumbhash, and the blurred picture
 * when there is time. A screen of those together would cost more than the rest of the screen.
 */
export function usePlaceholder(thumbhash: string | undefined, isNeeded: boolean): CSSProperties | undefined {
  const [isCalm, setCalm] = useState(false);
  const waits = isNeeded && !isCalm && thumbhash !== undefined;
  useEffect(() => (waits ? whenCalm(() => setCalm(true)) : undefined), [waits]);
  if (!isNeeded || thumbhash === undefined) return undefined;
  const url = isCalm ? thumbhashUrl(thumbhash) : undefined;
  return url ? { backgroundImage: `url(${url})` } : { backgroundColor: thumbhashColor(thumbhash) };
}
