import { useMemo } from 'react';
import { useToast } from './ToastProvider.tsx';

export interface Reports {
  /** Shows the text of a success. */
  showDone: (title: string) => void;
  /** Shows a text without a result. */
  showInfo: (title: string) => void;
  /** Shows the text of an error. */
  showError: (error: unknown) => void;
  /** Shows the text of a success, if there is one, or of a failure; each replaces the previous one of the same call. */
  showResult: (isDone: boolean, done: string | undefined, failed: string) => void;
  /** Resolves to the reply of a call, after a toast; a failed call is shown and rejected, so that a dialog stays open. */
  report: <Reply>(call: Promise<Reply>, done?: string) => Promise<Reply>;
  /** Shows a text with an undo button; `undone` is shown after that. */
  offerUndo: (done: string, undo: () => Promise<unknown>, undone: string) => void;
}

/** Shows the results of calls in toasts. `errorText` returns the text of any error; keep its identity. */
export function useReports(errorText: (error: unknown) => string): Reports {
  const toast = useToast();
  return useMemo(() => {
    const showDone = (title: string) => void toast.show({ title, tone: 'positive' });
    const showInfo = (title: string) => void toast.show({ title });
    const showError = (error: unknown) => void toast.show({ title: errorText(error), tone: 'critical' });
    const showResult = (isDone: boolean, done: string | undefined, failed: string) => {
      if (!isDone) toast.show({ id: failed, title: failed, tone: 'critical' });
      else if (done !== undefined) toast.show({ id: failed, title: done, tone: 'positive' });
    };
    const report = async <Reply>(call: Promise<Reply>, done?: string): Promise<Reply> => {
      try {
        const reply = await call;
        if (done !== undefined) showDone(done);
        return reply;
      } catch (error) {
        showError(error);
        throw error;
      }
    };
    const offerUndo = (done: string, undo: () => Promise<unknown>, undone: string) =>
      void toast.undo(done, () => void report(undo(), undone).catch(() => undefined));
    return { report, offerUndo, showDone, showInfo, showError, showResult };
  }, [toast, errorText]);
}
