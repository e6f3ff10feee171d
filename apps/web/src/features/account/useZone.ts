import { useConfig } from '../../shared/queries/session.queries.ts';

/** Minutes, UTC minus local: the account's zone, or the browser's where it follows that. */
export function useZone(): number {
  const { data } = useConfig();
  return data?.user?.timezone ?? new Date().getTimezoneOffset();
}
