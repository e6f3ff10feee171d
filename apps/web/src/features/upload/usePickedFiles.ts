import { TIMING } from '@xiangji/api-client/contract';
import { pickFiles } from '@xiangji/api-client/upload';
import { useToast } from '@xiangji/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

interface Untold {
  count: number;
  extensions: Set<string>;
  timer?: ReturnType<typeof setTimeout>;
}

/** Takes the files that can be uploaded, and reports the others at most once a second (spec §5). */
export function usePickedFiles(video: boolean): (files: Iterable<File>) => File[] {
  const t = useTranslations('upload');
  const toast = useToast();
  const untold = useRef<Untold>({ count: 0, extensions: new Set() });
  const notify = useRef(() => undefined as unknown);
  notify.current = () => {
    const { count, extensions, timer } = untold.current;
    clearTimeout(timer);
    untold.current = { count: 0, extensions: new Set() };
    if (count === 0) return;
    const list = [...extensions].join(t('separator'));
    toast.show({ title: t('unsupported', { count, extensions: list }), tone: 'critical' });
  };
  // The dialog closes with the first good file: pending reports are shown then.
  useEffect(() => () => void notify.current(), []);
  return useCallback(
    (files) => {
      const { accepted, unsupported } = pickFiles(files, { video });
      if (unsupported.count > 0) {
        const waiting = untold.current;
        waiting.count += unsupported.count;
        for (const extension of unsupported.extensions) waiting.extensions.add(extension);
        clearTimeout(waiting.timer);
        waiting.timer = setTimeout(() => notify.current(), TIMING.UNSUPPORTED_REPORT_MS);
      }
      return accepted;
    },
    [video],
  );
}
