import { useEffect } from 'react';

/** Matches the prefix `(45%) ` of the page title. */
const MARK = /^\(\d+%\) /;

/**
 * Shows the progress of an upload (0 to 1) in the title of the page, for users who are in another tab. Pass undefined
 * if there is no upload.
 */
export function useTitleProgress(progress: number | undefined): void {
  const percent = progress === undefined ? undefined : Math.floor(progress * 100);
  useEffect(() => {
    const title = document.querySelector('title');
    if (percent === undefined || !title) return;
    const write = () => {
      const wanted = `(${percent}%) ${document.title.replace(MARK, '')}`;
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    // A navigation changes the title.
    const watch = new MutationObserver(write);
    watch.observe(title, { childList: true });
    return () => {
      watch.disconnect();
      document.title = document.title.replace(MARK, '');
    };
  }, [percent]);
}
