import type { File } from '@xiangji/api-client/contract';
import { PhotoViewer } from '@xiangji/photo-viewer';
import { useFormatters } from '@xiangji/ui';
import { type RefObject, useMemo } from 'react';
import { photoOf } from '../../../shared/models/photo.ts';

export interface SimilarViewerProps {
  /** The photos of a group. */
  files: readonly File[];
  /** Id of the photo to show first. */
  first: string;
  /** The photo of the list that was pressed, from which it grows. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The photos of a group, one after the other at the same place. */
export function SimilarViewer({ files, first, opener, onClose }: SimilarViewerProps) {
  const { day } = useFormatters();
  const photos = useMemo(() => files.map((file) => photoOf(file, day)), [files, day]);
  return (
    <PhotoViewer
      open
      photos={photos}
      defaultIndex={Math.max(
        0,
        files.findIndex(({ id }) => id === first),
      )}
      onOpenChange={onClose}
      openFrom={() => opener.current}
    />
  );
}
