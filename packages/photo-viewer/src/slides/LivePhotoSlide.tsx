import { Button } from '../parts/Button.tsx';
import { useViewerContext, useViewerState } from '../ViewerContext.ts';
import { ImageSlide } from './ImageSlide.tsx';
import * as css from './Slide.css.ts';
import type { SlideProps } from './SlideProps.ts';
import { useLivePhoto } from './useLivePhoto.ts';

/** A live photo: its movie plays once over the still when it is opened, and again on request. */
export function LivePhotoSlide({ item, current, placeholder }: SlideProps) {
  const { labels } = useViewerContext();
  const isFast = useViewerState((state) => state.fastNavigation);
  const { movie, isPlaying, play, holdHandlers, videoProps } = useLivePhoto(
    current && !isFast ? item.video : undefined,
  );
  return (
    <ImageSlide
      item={item}
      current={current}
      placeholder={placeholder}
      frameProps={movie ? holdHandlers : undefined}
      overlay={
        movie && (
          <Button
            label={labels.playLive}
            className={css.badge}
            onClick={play}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && play()}
          >
            {labels.live}
          </Button>
        )
      }
    >
      {movie && (
        <video
          {...videoProps}
          className={css.live}
          src={movie}
          data-playing={isPlaying ? '' : undefined}
          aria-hidden="true"
          tabIndex={-1}
          muted
          playsInline
          preload="auto"
        />
      )}
    </ImageSlide>
  );
}
