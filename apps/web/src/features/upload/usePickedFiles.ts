import { TIMING } from '@xiangji/api-client/contract';
import { pickFiles } from '@xiangji/api-client/upload';
import { useToast } from '@xiangji/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

/** Takes the files that can be uploaded, and tells of the others once a second at the most (spec §5). */
export function usePickedFiles(video: boolean): (files: Iterable<File>) => File[] {
  const t = useTranslations('upload');
  const toast = useToast();
  const told = useRef<{ count: number; extensions: Set<string>; timer?: ReturnType<typeof setTimeout> }>({
    count: 0,
    extensions: new Set(),
  });
  useEffect(() => () => clearTimeout(told.current.timer), []);
  return useCallback(
    (files) => {
      const { accepted, unsupported } = pickFiles(files, { video });
      if (unsupported.count > 0) {
        const waiting = told.current;
        waiting.count += unsupported.count;
        for (const extension of unsupported.extensions) waiting.extensions.add(extension);
        clearTimeout(waiting.timer);
        waiting.timer = setTimeout(() => {
          const extensions = [...waiting.extensions].join(t('separator'));
          toast.show({ title: t('unsupported', { count: waiting.count, extensions }), tone: 'critical' });
          told.current = { count: 0, extensions: new Set() };
        }, TIMING.UNSUPPORTED_REPORT_MS);
      }
      return accepted;
    },
    [video, t, toast],
  );
}
