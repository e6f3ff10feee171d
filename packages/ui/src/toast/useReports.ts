import { useMemo } from 'react';
import { useToast } from './ToastProvider.tsx';

export interface Reports {
  /** Shows a success message. */
  showDone: (title: string) => void;
  /** Shows a neutral message. */
  showInfo: (title: string) => void;
  /** Shows the message of an error. */
  showError: (error: unknown) => void;
  /**
   * Shows the success message `done`, if given, or the error message `failed`. Each result replaces the previous toast
   * with the same `failed` text.
   */
  showResult: (isDone: boolean, done: string | undefined, failed: string) => void;
  /**
   * Waits for a call, shows the success message `done` if given, and resolves to the reply. If the call fails, shows
   * its error and rejects, so that a dialog stays open.
   */
  report: <Reply>(call: Promise<Reply>, done?: string) => Promise<Reply>;
  /** Shows the message `done` with an undo button. After a successful undo, shows the message `undone`. */
  offerUndo: (done: string, undo: () => Promise<unknown>, undone: string) => void;
}

/**
 * Returns functions that show the results of calls in toasts. `errorText` returns the message of an error. Pass the
 * same function on every render.
 */
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
