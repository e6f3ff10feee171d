import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { useEffect } from 'react';

export interface FilesArriveOptions {
  /** Called when files are dragged over the window. Not called for text or for an image of the page. */
  onDrag: () => void;
  /** Called with files that are pasted outside of an input field. */
  onPaste: (files: File[]) => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/**
 * Reports files that are dragged or pasted on any page. Use it, for example, to load the code of the upload only when
 * it is needed.
 */
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
