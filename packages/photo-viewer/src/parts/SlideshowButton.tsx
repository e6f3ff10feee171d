import { PauseIcon, PlayIcon } from '@xiangji/ui/icon';
import { withRef } from '@xiangji/ui/react-18';
import { useEffect, useState } from 'react';
import { isVideo } from '../items.ts';
import { useViewerActions, useViewerContext, useViewerState } from '../ViewerContext.ts';
import { useViewerKey } from '../viewerKeys.ts';
import { Button } from './Button.tsx';
import type { OwnButtonProps } from './CloseButton.tsx';

export type SlideshowButtonProps = OwnButtonProps & {
  /**
   * Milliseconds for each photo; a longer video gets its own duration.
   * @default 5000
   */
  interval?: number;
  /**
   * Plays as soon as the button is mounted.
   * @default false
   */
  defaultPlaying?: boolean;
};

/** Shows one photo after another until the last one, and pauses on a second press; key S. */
export const SlideshowButton = /* @__PURE__ */ withRef(function SlideshowButton({
  interval = 5000,
  defaultPlaying = false,
  ...rest
}: SlideshowButtonProps) {
  const { labels } = useViewerContext();
  const { next } = useViewerActions();
  const [isPlaying, setIsPlaying] = useState(defaultPlaying);
  const index = useViewerState((state) => state.paintedIndex);
  const hasNext = useViewerState((state) => state.hasNext);
  const isAtEnd = useViewerState((state) => state.count > 0 && !state.hasNext);
  const item = useViewerState((state) => state.item);
  const duration = item && isVideo(item) ? (item.duration ?? 0) * 1000 : 0;
  if (isPlaying && isAtEnd) setIsPlaying(false);
  const isRunning = isPlaying && hasNext;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every photo starts its own wait
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(next, Math.max(interval, duration));
    return () => clearTimeout(timer);
  }, [isRunning, index, interval, duration, next]);
  const toggle = () => setIsPlaying(!isRunning);
  useViewerKey('s', labels.playSlideshow, toggle);
  return (
    <Button
      disabled={!hasNext}
      {...rest}
      label={isRunning ? labels.pauseSlideshow : labels.playSlideshow}
      onClick={toggle}
    >
      {isRunning ? <PauseIcon /> : <PlayIcon />}
    </Button>
  );
});
