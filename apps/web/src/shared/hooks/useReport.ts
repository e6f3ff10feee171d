import { useReports } from '@xiangji/ui';
import { useErrorText } from '../errors.ts';

/** Shows the results of calls in toasts. */
export function useReport() {
  return useReports(useErrorText());
}
