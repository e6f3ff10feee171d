import { useToast } from '@xiangji/ui';
import { useMemo } from 'react';
import { useErrorText } from '../errors.ts';

/** Shows the results of calls in toasts. */
export function useReport() {
  const toast = useToast();
  const errorText = useErrorText();
  return useMemo(() => {
    const showDone = (title: string) => toast.show({ title, tone: 'positive' });
    const showError = (error: unknown) => toast.show({ title: errorText(error), tone: 'critical' });
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
    return { report, offerUndo, showDone, showError };
  }, [toast, errorText]);
}
