import { startTransition, useEffect, useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { answered, isNoticeDue, readNotice, writeNotice } from './noticeStore.ts';

/** The notice to show, requested at most once in 24 hours (spec §9); undefined without one. */
export function useNotice(): { html: string; onDismiss: () => void } | undefined {
  const [notice, setNotice] = useState(readNotice);
  useEffect(() => {
    const kept = readNotice();
    if (!isNoticeDue(kept, Date.now())) return;
    const controller = new AbortController();
    api.notice
      .get({ signal: controller.signal })
      .then(({ html }) => {
        const next = answered(kept, html, Date.now());
        writeNotice(next);
        // There is rarely a notice: its request renders nothing and has low priority.
        if (html || kept?.html) startTransition(() => setNotice(next));
      })
      // A notice that fails to load is requested the next time.
      .catch(() => undefined);
    return () => controller.abort();
  }, []);
  if (!notice || notice.dismissed || !notice.html) return undefined;
  const onDismiss = () => {
    const next = { ...notice, dismissed: true };
    writeNotice(next);
    setNotice(next);
  };
  return { html: notice.html, onDismiss };
}
