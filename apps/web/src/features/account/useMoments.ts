import { type Moments, useMoments as useZonedMoments } from '@xiangji/blocks';
import { useConfig } from '../../shared/queries/session.queries.ts';

/** Minutes, UTC minus local: the account's zone, or the browser's where it follows that. */
export function useZone(): number {
  const { data } = useConfig();
  return data?.user?.timezone ?? new Date().getTimezoneOffset();
}

/** Formats times for the signed-in user; all of them change at once with zone and language. */
export function useMoments(): Moments {
  return useZonedMoments(useZone());
}
