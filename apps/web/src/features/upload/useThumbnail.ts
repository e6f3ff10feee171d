import { useEffect, useState } from 'react';
import { fileWorker } from './fileWorker.ts';

/** The address of a file's thumbnail while it is shown. */
export function useThumbnail(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    const looking = new AbortController();
    void fileWorker.drawThumbnail(file, looking.signal).then((blob) => {
      if (looking.signal.aborted || !blob) return;
      made = URL.createObjectURL(blob);
      setUrl(made);
    });
    return () => {
      looking.abort();
      if (made) URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
