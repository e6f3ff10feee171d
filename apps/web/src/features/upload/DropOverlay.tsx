import { useQuery } from '@tanstack/react-query';
import { CloudUploadIcon } from '@xiangji/ui';
import { fromEvent } from 'file-selector';
import { useEffect, useState } from 'react';
import { useMatch } from 'react-router';
import { useTranslations } from 'use-intl';
import { leavesQuery } from '../../shared/queries/albums.queries.ts';
import { useUpload } from '../../shared/upload/UploadContext.ts';
import * as css from './UploadPanel.css.ts';

/** The album whose photos the page shows; undefined on other pages. */
function useCurrentAlbum(): { id: string; name: string } | undefined {
  const id = useMatch('/albums/:albumId/photos/*')?.params.albumId;
  const { data } = useQuery({ ...leavesQuery, enabled: id !== undefined });
  const album = data?.find((folder) => folder.id === id);
  return album && { id: album.id, name: album.name };
}

function bringsFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') === true;
}

/** A dialog has its own place to drop on. */
function isElsewhere({ target }: DragEvent): boolean {
  return target instanceof Element && target.closest('[role=dialog]') !== null;
}

/** Follows files over the window; a file that is let go beside every target must not replace the page. */
function useFilesOver(onDrop: (event: DragEvent) => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const enter = (event: DragEvent) => setOver(bringsFiles(event) && !isElsewhere(event));
    const move = (event: DragEvent) => {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setOver(!isElsewhere(event));
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!bringsFiles(event) || isElsewhere(event)) return;
      event.preventDefault();
      onDrop(event);
    };
    const listeners = { dragenter: enter, dragover: move, dragleave: leave, drop };
    for (const [name, listener] of Object.entries(listeners)) {
      window.addEventListener(name, listener as EventListener);
    }
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        window.removeEventListener(name, listener as EventListener);
      }
    };
  }, [onDrop]);
  return over;
}

/** Files over any page: they go to the album that is open, or the dialog asks where to (spec §2 'Upload'). */
export function DropOverlay() {
  const t = useTranslations('upload');
  const { open } = useUpload();
  const album = useCurrentAlbum();
  const over = useFilesOver((event) => {
    void fromEvent(event).then((found) => {
      const files = found.filter((entry) => entry instanceof File);
      if (files.length > 0) open({ files, ...(album && { album }) });
    });
  });
  if (!over) return null;
  return (
    <div className={css.overlay}>
      <div className={css.overlayCard}>
        <CloudUploadIcon className={css.overlayIcon} />
        {album ? t('dropOverlay', { name: album.name }) : t('drop')}
      </div>
    </div>
  );
}
