import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { wholeView } from './geometry/index.ts';
import type { ViewerItem } from './items.ts';
import type { PhotoViewerLabels } from './labels.ts';
import * as styles from './PhotoViewer.css.ts';
import { ViewerPicture } from './picture/ViewerPicture.tsx';
import type { StageGestures } from './useStageGestures.ts';
import type { Viewer } from './useViewer.ts';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Space between two pages, in pixels. */
const PAGE_GAP = 24;

/** The present photo between its neighbours, which are there already when they are paged to. */
export function ViewerStage(props: {
  viewer: Viewer;
  getItem: (index: number) => ViewerItem | undefined;
  labels: PhotoViewerLabels;
  stage: RefObject<HTMLDivElement | null>;
  gestures: StageGestures;
}) {
  const { viewer, getItem, labels, stage, gestures } = props;
  useStageSize(stage, viewer.setStage);
  const near = [viewer.index - 1, viewer.index, viewer.index + 1].filter(
    (at) => at >= 0 && at < viewer.count,
  );
  return (
    <div
      ref={stage}
      className={styles.stage}
      data-moving={gestures.moving ? '' : undefined}
      data-zoomed={viewer.zoomed ? '' : undefined}
      {...gestures.handlers}
    >
      {near.map((at) => {
        const item = getItem(at);
        const current = at === viewer.index;
        const away = at - viewer.index;
        const x = `calc(${away * 100}% + ${away * PAGE_GAP + gestures.swipe.x}px)`;
        return (
          <div
            key={item?.id ?? `at-${at}`}
            className={styles.slide}
            style={{ transform: `translate(${x}, ${current ? gestures.swipe.y : 0}px)` }}
            inert={!current}
            aria-hidden={!current || undefined}
          >
            {item ? (
              <ViewerPicture
                item={item}
                frame={{ picture: item, stage: viewer.stage }}
                view={current ? viewer.view : { ...wholeView, rotate: item.rotate ?? 0 }}
                current={current}
                labels={labels}
              />
            ) : (
              <div className={styles.loading}>{labels.loading}</div>
            )}
          </div>
        );
      })}
    </div>
  );
}

function useStageSize(stage: RefObject<HTMLElement | null>, setStage: Viewer['setStage']): void {
  useBrowserLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setStage({ width, height });
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, setStage]);
}
