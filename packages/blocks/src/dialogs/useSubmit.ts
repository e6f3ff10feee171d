import { useState } from 'react';

/**
 * Runs the action of a dialog and closes it; a rejected promise keeps it open, because its caller has shown the
 * error. `onSubmit` may resolve to an error text, which is passed to `onInvalid` and keeps the dialog open too.
 */
export function useSubmit(onClose: () => void, onInvalid?: (error: string) => void) {
  const [busy, setBusy] = useState(false);
  const submit = async (onSubmit: () => unknown) => {
    setBusy(true);
    try {
      const error = await onSubmit();
      if (typeof error === 'string') onInvalid?.(error);
      else onClose();
    } catch {
      // The dialog stays as it is, to be tried again.
    } finally {
      setBusy(false);
    }
  };
  return { busy, submit: (onSubmit: () => unknown) => void submit(onSubmit) };
}
