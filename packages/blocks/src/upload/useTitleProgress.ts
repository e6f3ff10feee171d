import { useEffect } from 'react';

/** `(45%) ` before the title of the page. */
const MARK = /^\(\d+%\) /;

/** Shows the progress of an upload, from 0 to 1, in the title of the page, for users in another tab; undefined without one. */
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
    // Another page sets another title.
    const watch = new MutationObserver(write);
    watch.observe(title, { childList: true });
    return () => {
      watch.disconnect();
      document.title = document.title.replace(MARK, '');
    };
  }, [percent]);
}
