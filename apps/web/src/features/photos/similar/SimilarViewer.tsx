import { PhotoViewer } from '@xiangji/photo-viewer';
import { useFormatters } from '@xiangji/ui';
import { type RefObject, useMemo } from 'react';
import { type SimilarGroup, viewedPhotosOf } from '../../../shared/models/similar.ts';

export interface SimilarViewerProps {
  group: SimilarGroup;
  /** Id of the photo to show first. */
  first: string;
  /** The photo of the list that was pressed, from which it grows. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The photos of a group, one after the other at the same place. */
export function SimilarViewer({ group, first, opener, onClose }: SimilarViewerProps) {
  const { day } = useFormatters();
  const photos = useMemo(() => viewedPhotosOf(group, day), [group, day]);
  return (
    <PhotoViewer
      open
      photos={photos}
      defaultIndex={Math.max(
        0,
        group.photos.findIndex(({ id }) => id === first),
      )}
      onOpenChange={onClose}
      openFrom={() => opener.current}
    />
  );
}
