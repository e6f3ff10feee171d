import { useToast } from '@xiangji/ui';
import { useMemo } from 'react';
import { useErrorText } from '../errors.ts';

/** Shows the results of calls in toasts. */
export function useReport() {
  const toast = useToast();
  const errorText = useErrorText();
  return useMemo(() => {
    const showDone = (title: string) => toast.show({ title, tone: 'positive' });
    const showInfo = (title: string) => toast.show({ title });
    const showError = (error: unknown) => toast.show({ title: errorText(error), tone: 'critical' });
    /** Shows the text of a success or a failure; each replaces the previous one of the same text. */
    const showResult = (isDone: boolean, done: string | undefined, failed: string) => {
      if (!isDone) toast.show({ id: failed, title: failed, tone: 'critical' });
      else if (done !== undefined) toast.show({ id: failed, title: done, tone: 'positive' });
    };
    /** Resolves to the reply of a call, after a toast; a failed call is shown and rejected, so that a dialog stays open. */
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
    /** Shows a message with an undo button; `undone` is shown after that. */
    const offerUndo = (done: string, undo: () => Promise<unknown>, undone: string) =>
      toast.undo(done, () => void report(undo(), undone).catch(() => undefined));
    return { report, offerUndo, showDone, showInfo, showError, showResult };
  }, [toast, errorText]);
}
