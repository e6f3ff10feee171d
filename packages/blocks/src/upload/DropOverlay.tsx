import { CloudUploadIcon } from '@xiangji/ui';
import { useEffect, useRef, useState } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import * as css from './DropOverlay.css.ts';
import { type UploadLabels, uploadLabels } from './labels.ts';

export interface DropOverlayProps {
  /** Name of the album that receives the files. */
  album?: string | undefined;
  /** Called when files are dropped on the page. Read the files from the event. */
  onDrop: (event: DragEvent) => void;
  /** Replaces individual texts. */
  labels?: Partial<UploadLabels>;
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') === true;
}

/** A dialog has its own drop zone. */
function isInDialog({ target }: DragEvent): boolean {
  return target instanceof Element && target.closest('[role=dialog]') !== null;
}

/**
 * Tracks files that are dragged over the window. Also prevents a file that is dropped outside of every target from
 * replacing the page.
 */
function useFilesOver(onDrop: (event: DragEvent) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  }, [onDrop]);
  useEffect(() => {
    const listeners = {
      dragenter: (event: DragEvent) => setOver(hasFiles(event) && !isInDialog(event)),
      dragover: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(!isInDialog(event));
      },
      dragleave: (event: DragEvent) => event.relatedTarget === null && setOver(false),
      drop: (event: DragEvent) => {
        setOver(false);
        if (!hasFiles(event) || isInDialog(event)) return;
        event.preventDefault();
        latest.current(event);
      },
    };
    for (const [name, listener] of Object.entries(listeners)) {
      window.addEventListener(name, listener as EventListener);
    }
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        window.removeEventListener(name, listener as EventListener);
      }
    };
  }, []);
  return isOver;
}

/** An overlay that covers the page while files are dragged over it. */
export function DropOverlay({ album, onDrop, ...props }: DropOverlayProps) {
  const labels = useBlockLabels(uploadLabels, props.labels);
  const isOver = useFilesOver(onDrop);
  if (!isOver) return null;
  return (
    <div className={css.overlay}>
      <div className={css.overlayCard}>
        <CloudUploadIcon className={css.overlayIcon} />
        {album ? labels.dropInto(album) : labels.drop}
      </div>
    </div>
  );
}
