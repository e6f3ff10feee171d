import { useState } from 'react';

/**
 * Runs the action of a dialog and then closes the dialog. If the promise rejects, the dialog stays open, because the
 * caller has shown the error. If it resolves to an error text, the text is passed to `onInvalid` and the dialog stays
 * open too.
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
      // The dialog stays open, so that the user can try again.
    } finally {
      setBusy(false);
    }
  };
  return { busy, submit: (onSubmit: () => unknown) => void submit(onSubmit) };
}
