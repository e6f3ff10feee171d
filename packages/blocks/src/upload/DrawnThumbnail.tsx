import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { useEffect, useState } from 'react';

export interface DrawnThumbnailProps {
  /** The photo or video. */
  file: File;
  /** Draws its thumbnail. Nothing is shown when it resolves to undefined, or rejects. `signal` is aborted when it is no longer shown. */
  draw: (file: File, signal: AbortSignal) => Promise<Blob | undefined>;
}

/** The thumbnail of a file of this device, for `renderThumbnail` of `UploadPanel`. */
export function DrawnThumbnail({ file, draw }: DrawnThumbnailProps) {
  const [url, setUrl] = useState<string>();
  const drawFile = useLatestCallback(draw);
  useEffect(() => {
    let made: string | undefined;
    const drawing = new AbortController();
    drawFile(file, drawing.signal).then(
      (blob) => {
        if (drawing.signal.aborted || !blob) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      () => undefined,
    );
    return () => {
      drawing.abort();
      if (made) URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file, drawFile]);
  return url ? <img src={url} alt="" /> : null;
}
