import { useEffect } from 'react';

/**
 * Makes the browser ask for confirmation before the page is closed or reloaded, for example during an upload. With
 * undefined, the browser does not ask.
 */
export function useLeaveQuestion(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Some browsers still show a custom text and read it from here.
      event.returnValue = text;
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [text]);
}
