import { createLibraryCheck, pickFiles } from '@xiangji/api-client/upload';
import type { CardCheckState } from '@xiangji/blocks';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { useErrorText } from '../../shared/errors.ts';
import { cardWorker } from './uploads.ts';

/** Checks the files of a card. A check that was stopped, or that failed, continues where it was. */
export function useCardCheck(video: boolean) {
  const errorText = useErrorText();
  const [state, setState] = useState<CardCheckState>({ phase: 'choose' });
  const controller = useRef(new AbortController());
  const proceed = useRef<() => Promise<void>>(undefined);
  const stop = () => controller.current.abort();
  useEffect(() => () => controller.current.abort(), []);

  const start = (files: readonly File[]) => {
    const { accepted, unsupported, leftOut } = pickFiles(files, { video });
    if (accepted.length === 0) return setState({ phase: 'choose', isEmpty: true });
    const check = createLibraryCheck({
      files: accepted,
      hash: cardWorker.hash,
      find: (hashes, signal) => api.uploads.find({ body: { hashes }, signal }),
    });
    const total = accepted.length;
    const totalBytes = accepted.reduce((sum, { size }) => sum + size, 0);
    let progress = { done: 0, doneBytes: 0, total, totalBytes };
    proceed.current = async () => {
      controller.current = new AbortController();
      const { signal } = controller.current;
      setState({ phase: 'checking', ...progress });
      try {
        const result = await check(signal, ({ files: done, bytes: doneBytes }) => {
          progress = { ...progress, done, doneBytes };
          setState({ phase: 'checking', ...progress });
        });
        setState({ phase: 'done', ...result, unsupported, leftOut });
      } catch (error) {
        setState({ phase: 'stopped', ...progress, error: signal.aborted ? undefined : errorText(error) });
      }
    };
    void proceed.current();
  };
  return { state, start, stop, proceed: () => void proceed.current?.() };
}
