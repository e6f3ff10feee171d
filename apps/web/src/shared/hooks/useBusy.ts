import { useState } from 'react';
import { useReport } from './useReport.ts';

/** Whether work is being done, and a function that does some; a failure is shown in a toast. */
export function useBusy() {
  const { showError } = useReport();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
