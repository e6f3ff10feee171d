import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { wholeView } from './geometry/index.ts';
import type { ViewerItem } from './items.ts';
import type { PhotoViewerLabels } from './labels.ts';
import * as styles from './PhotoViewer.css.ts';
import { ViewerPicture } from './picture/ViewerPicture.tsx';
import { pageTransform } from './stageMotion.ts';
import type { Viewer } from './useViewer.ts';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Space between two pages, in pixels. */
const PAGE_GAP = 24;

type StageProps = {
  viewer: Viewer;
  getItem: (index: number) => ViewerItem | undefined;
  labels: PhotoViewerLabels;
  stage: RefObject<HTMLDivElement | null>;
  /** The neighbours are there too; at first only the photo itself is. */
  withNeighbours: boolean;
  /** Their pictures may be fetched. */
  settled: boolean;
  /** The present photo is there as sharp as it is wanted, or will not come. */
  onSettled: () => void;
};

/** The present photo between its neighbours, which are there already when they are paged to. */
export function ViewerStage(props: StageProps) {
  const { viewer, getItem, labels, stage, withNeighbours, settled, onSettled } = props;
  useStageSize(stage, viewer);
  // Paging moves what is there at once; who stands beside it now comes and goes after that is painted.
  const around = useDeferredValue(viewer.index);
  const near = placesOf(viewer, withNeighbours ? around : viewer.index, withNeighbours ? 1 : 0);
  return (
    <div ref={stage} className={styles.stage} data-zoomed={viewer.zoomed ? '' : undefined}>
      {near.map((at) => {
        const item = getItem(at);
        const current = at === viewer.index;
        return (
          <div
            key={item?.id ?? `at-${at}`}
            className={styles.slide}
            style={{ transform: pageTransform(at - viewer.index, PAGE_GAP) }}
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
                held={!current && !settled}
                onSettled={onSettled}
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

/** The present photo's place and those within `reach` of `around`, in order. */
function placesOf({ index, count }: Viewer, around: number, reach: number): number[] {
  const places = new Set([index]);
  for (let at = around - reach; at <= around + reach; at += 1) if (at >= 0 && at < count) places.add(at);
  return [...places].sort((a, b) => a - b);
}

function useStageSize(stage: RefObject<HTMLElement | null>, viewer: Viewer): void {
  const { setStage } = viewer;
  const known = useRef(viewer.stage);
  useBrowserLayoutEffect(() => {
    known.current = viewer.stage;
  });
  useBrowserLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const tell = (show: (work: () => void) => void) => {
      const { clientWidth: width, clientHeight: height } = element;
      const same = width === known.current.width && height === known.current.height;
      if (width > 0 && height > 0 && !same) show(() => setStage({ width, height }));
    };
    if (typeof ResizeObserver === 'undefined') {
      tell((work) => work());
      return;
    }
    // It tells the first size too, after the layout that the frame needs anyway; seen in that same frame.
    const observer = new ResizeObserver(() => tell(flushSync));
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, setStage]);
}
