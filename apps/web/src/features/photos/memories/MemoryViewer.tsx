import {
  Button,
  type PhotoSource,
  PhotoViewer,
  SlideshowButton,
  useViewerState,
} from '@xiangji/photo-viewer';
import { ImagesIcon } from '@xiangji/ui';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

export interface MemoryViewerProps {
  /** The photos of all memories, one after the other. */
  source: PhotoSource;
  /** Index of the first photo to show. */
  first: number;
  /** The card that was pressed, from which the photo grows. */
  card: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Opens the photo that is shown in the timeline, where it can be changed. */
function ShowInTimeline() {
  const t = useTranslations('photos');
  const navigate = useNavigate();
  const id = useViewerState(({ item }) => item?.id);
  return (
    <Button
      label={t('showInTimeline')}
      disabled={id === undefined}
      onClick={() => void navigate(`/photos/${id}`, { replace: true, state: { fromList: true } })}
    >
      <ImagesIcon />
    </Button>
  );
}

/** The memories of a day as a slideshow that plays at once. */
export function MemoryViewer({ source, first, card, onClose }: MemoryViewerProps) {
  return (
    <PhotoViewer
      open
      source={source}
      defaultIndex={first}
      onOpenChange={onClose}
      openFrom={() => card.current}
      actions={
        <>
          <SlideshowButton defaultPlaying />
          <ShowInTimeline />
        </>
      }
    />
  );
}
