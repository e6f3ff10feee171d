import { TIMING } from '@xiangji/api-client/contract';
import { pickFiles } from '@xiangji/api-client/upload';
import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { useToast } from '@xiangji/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

interface Unreported {
  count: number;
  extensions: Set<string>;
  timer?: ReturnType<typeof setTimeout>;
}

/** Takes the files that can be uploaded, and reports the others at most once a second (spec §5). */
export function usePickedFiles(video: boolean): (files: Iterable<File>) => File[] {
  const t = useTranslations('upload');
  const toast = useToast();
  const unreported = useRef<Unreported>({ count: 0, extensions: new Set() });
  const notify = useLatestCallback(() => {
    const { count, extensions, timer } = unreported.current;
    clearTimeout(timer);
    unreported.current = { count: 0, extensions: new Set() };
    if (count === 0) return;
    const list = [...extensions].join(t('separator'));
    toast.show({ title: t('unsupported', { count, extensions: list }), tone: 'critical' });
  });
  // The dialog closes with the first valid file: pending messages are shown then.
  useEffect(() => () => notify(), [notify]);
  return useCallback(
    (files) => {
      const { accepted, unsupported } = pickFiles(files, { video });
      if (unsupported.count > 0) {
        const waiting = unreported.current;
        waiting.count += unsupported.count;
        for (const extension of unsupported.extensions) waiting.extensions.add(extension);
        clearTimeout(waiting.timer);
        waiting.timer = setTimeout(notify, TIMING.UNSUPPORTED_REPORT_MS);
      }
      return accepted;
    },
    [video, notify],
  );
}
