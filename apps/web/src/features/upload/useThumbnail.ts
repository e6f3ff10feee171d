import { useEffect, useState } from 'react';
import { thumbnailOf } from './uploadWorker.ts';

/** The address of a file's small picture, as long as somebody looks at it. */
export function useThumbnail(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let gone = false;
    void thumbnailOf(file).then((blob) => {
      if (gone || !blob) return;
      made = URL.createObjectURL(blob);
      setUrl(made);
    });
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
