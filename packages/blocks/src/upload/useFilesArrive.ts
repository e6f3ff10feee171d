import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { useEffect } from 'react';

export interface FilesArriveOptions {
  /** Called when files, and not text or a picture of the page, are dragged over the window. */
  onDrag: () => void;
  /** Called with files that are pasted outside of a field. */
  onPaste: (files: File[]) => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/** Files that are dragged or pasted on any page, for example to load the code of the upload with the first ones. */
export function useFilesArrive({ onDrag, onPaste }: FilesArriveOptions): void {
  const handleDrag = useLatestCallback(onDrag);
  const handlePaste = useLatestCallback(onPaste);
  useEffect(() => {
    const drag = ({ dataTransfer }: DragEvent) => {
      if (dataTransfer?.types.includes('Files')) handleDrag();
    };
    const paste = ({ clipboardData, target }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0 && !isTyping(target)) handlePaste(files);
    };
    window.addEventListener('dragenter', drag);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragenter', drag);
      window.removeEventListener('paste', paste);
    };
  }, [handleDrag, handlePaste]);
}
