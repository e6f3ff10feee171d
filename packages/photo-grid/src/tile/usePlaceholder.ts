import { type CSSProperties, useEffect, useState } from 'react';
import { thumbhashColor, thumbhashUrl } from './thumbhash.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * What stands for a picture that is not there yet: at once the one colour of its thumbhash, and the blurred picture
 * when there is time. A screen of those together would cost more than the rest of the screen.
 */
export function usePlaceholder(thumbhash: string | undefined, isNeeded: boolean): CSSProperties | undefined {
  const [blurred, setBlurred] = useState<{ of: string; url: string | undefined }>();
  const awaited = isNeeded && blurred?.of !== thumbhash ? thumbhash : undefined;
  useEffect(() => {
    if (awaited === undefined) return;
    let isCurrent = true;
    const show = (url?: string) => isCurrent && setBlurred({ of: awaited, url });
    const cancel = whenIdle(() => void thumbhashUrl(awaited).then(show, () => show()));
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [awaited]);
  if (!isNeeded || thumbhash === undefined) return undefined;
  const url = blurred?.of === thumbhash ? blurred.url : undefined;
  return url ? { backgroundImage: `url(${url})` } : { backgroundColor: thumbhashColor(thumbhash) };
}
