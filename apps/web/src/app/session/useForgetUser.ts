import { useEffect } from 'react';
import { onSessionLost } from './sessionLost.ts';
import { useSetUser } from './useSession.ts';

/** When a call answers that nobody is signed in, the screens of the one who was go away. */
export function useForgetUser(): void {
  const setUser = useSetUser();
  useEffect(() => onSessionLost(() => setUser(null)), [setUser]);
}
