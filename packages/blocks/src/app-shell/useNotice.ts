import { startTransition, useEffect, useState } from 'react';
import type { AppShellProps } from './AppShell.tsx';
import { answered, isNoticeDue, type KeptNotice, readNotice } from './keptNotice.ts';

export interface NoticeOptions {
  /** Requests the text of the notice; an empty text means no notice. Pass the same function on every render. */
  load: (signal: AbortSignal) => Promise<string>;
  /** Key in `localStorage`. */
  storageKey: string;
  /** Minimum time between two requests (ms). @default 86400000 */
  interval?: number;
}

const MS_PER_DAY = 86_400_000;

/**
 * Returns the notice for an `AppShell`. It is requested at most once per `interval`. A dismissed notice stays hidden
 * until its text changes.
 */
export function useNotice({
  load,
  storageKey,
  interval = MS_PER_DAY,
}: NoticeOptions): AppShellProps['notice'] {
  const [notice, setNotice] = useState(() => readNotice(storageKey));
  useEffect(() => {
    const kept = readNotice(storageKey);
    if (!isNoticeDue(kept, Date.now(), interval)) return;
    const controller = new AbortController();
    load(controller.signal)
      .then((html) => {
        const next = answered(kept, html, Date.now());
        localStorage.setItem(storageKey, JSON.stringify(next));
        // Notices are rare, so the request renders nothing and has low priority.
        if (html || kept?.html) startTransition(() => setNotice(next));
      })
      // After a failure, the notice is requested again the next time.
      .catch(() => undefined);
    return () => controller.abort();
  }, [load, storageKey, interval]);
  if (!notice || notice.dismissed || !notice.html) return undefined;
  const onDismiss = () => {
    const next: KeptNotice = { ...notice, dismissed: true };
    localStorage.setItem(storageKey, JSON.stringify(next));
    setNotice(next);
  };
  return { html: notice.html, onDismiss };
}
