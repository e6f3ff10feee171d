import { RefreshCwIcon } from '@xiangji/ui/icon';
import type { ReactNode } from 'react';
import { Button } from '../parts/Button.tsx';
import { useViewerContext } from '../ViewerContext.ts';
import * as css from './Slide.css.ts';

/** In place of a photo or video that cannot be shown: what failed, and a button that tries again. */
export function LoadError({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { labels } = useViewerContext();
  return (
    <div className={css.loadError} role="alert">
      <p>{text}</p>
      <Button label={labels.retry} className={css.retry} onClick={onRetry}>
        <RefreshCwIcon />
      </Button>
    </div>
  );
}

/** A note over the lower edge of a photo. */
export function SlideStatus({ children }: { children: ReactNode }) {
  return (
    <p className={css.status} role="status">
      {children}
    </p>
  );
}
