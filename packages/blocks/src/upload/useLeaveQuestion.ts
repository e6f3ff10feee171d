import { useEffect } from 'react';

/** Makes the browser ask before the page is closed or reloaded, for example during an upload; undefined does not ask. */
export function useLeaveQuestion(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Browsers that still show a page's own text read it from here.
      event.returnValue = text;
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [text]);
}
