import { useLocation } from 'react-router';

/** The email that was typed on the previous page, between sign-in and recovery. */
export function useKnownEmail(): string {
  const state: unknown = useLocation().state;
  const known = typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined;
  return typeof known === 'string' ? known : '';
}
