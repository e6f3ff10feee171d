import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { useCallback, useEffect, useRef } from 'react';

/** Files that cannot be uploaded. */
export interface UnsupportedFiles {
  /** Number of files. */
  count: number;
  /** The file extensions, without duplicates. */
  extensions: readonly string[];
}

/** If no further file arrives for this time (ms), the collected files are reported. */
const REPORT_AFTER_MS = 1_000;

interface Waiting {
  count: number;
  extensions: Set<string>;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * Returns a function that collects files that cannot be uploaded. They are reported at most once a second, and when the
 * component unmounts, because a dialog closes after its first valid file.
 */
export function useUnsupportedReport(
  onReport: (files: UnsupportedFiles) => void,
): (files: UnsupportedFiles) => void {
  const waiting = useRef<Waiting>({ count: 0, extensions: new Set() });
  const report = useLatestCallback(() => {
    const { count, extensions, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = { count: 0, extensions: new Set() };
    if (count > 0) onReport({ count, extensions: [...extensions] });
  });
  useEffect(() => () => report(), [report]);
  return useCallback(
    ({ count, extensions }) => {
      if (count === 0) return;
      const gathered = waiting.current;
      gathered.count += count;
      for (const extension of extensions) gathered.extensions.add(extension);
      clearTimeout(gathered.timer);
      gathered.timer = setTimeout(report, REPORT_AFTER_MS);
    },
    [report],
  );
}
