import { useLocation } from 'react-router';

/** The email that was typed on the page before, when one of sign-in and recovery leads to the other. */
export function useKnownEmail(): string {
  const state: unknown = useLocation().state;
  const known = typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined;
  return typeof known === 'string' ? known : '';
}
