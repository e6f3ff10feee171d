import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { useEffect, useState } from 'react';

export interface DrawnThumbnailProps {
  /** The photo or video. */
  file: File;
  /**
   * Draws the thumbnail. Nothing is shown if it resolves to undefined or rejects. `signal` is aborted when the
   * thumbnail is no longer shown.
   */
  draw: (file: File, signal: AbortSignal) => Promise<Blob | undefined>;
}

/** A thumbnail of a local file, for `renderThumbnail` of `UploadPanel`. */
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
