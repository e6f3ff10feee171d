import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type View, wholeView } from './geometry/index.ts';
import type { ViewerItem } from './items.ts';
import type { PhotoViewerLabels } from './labels.ts';
import * as styles from './PhotoViewer.css.ts';
import { ViewerPicture } from './picture/ViewerPicture.tsx';
import { pageTransform } from './stageMotion.ts';
import { useOncePainted } from './useOncePainted.ts';
import { usePreload } from './usePreload.ts';
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
  /** Photos fetched ahead and behind once they may be. */
  preload: number;
  /** The present photo is there as sharp as it is wanted, or will not come. */
  onSettled: () => void;
};

/** The present photo between its neighbours, which are there already when they are paged to. */
export function ViewerStage(props: StageProps) {
  const { viewer, getItem, labels, stage, withNeighbours, settled, preload, onSettled } = props;
  useStageSize(stage, viewer);
  // Paging moves what is there at once; who stands beside it now comes and goes after that is painted.
  const around = useOncePainted(viewer.index);
  const left = usePlaceLeft(viewer.index);
  usePreload({ ...viewer, index: around }, getItem, settled ? preload : 0);
  const near = placesOf(viewer, withNeighbours ? [around, left] : []);
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
                stage={viewer.stage}
                view={current ? viewer.view : restingView(item)}
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

function restingView({ rotate }: ViewerItem): View {
  return rotate ? { ...wholeView, rotate } : wholeView;
}

/** The present place and, once there are any beside it, those around and the one just left, which is still seen going. */
function placesOf({ index, count }: Viewer, [around, left]: number[]): number[] {
  const places = new Set([index]);
  if (around !== undefined) for (const at of [around - 1, around, around + 1]) places.add(at);
  if (left !== undefined && around !== index) places.add(left);
  return [...places].filter((at) => at >= 0 && at < count).sort((a, b) => a - b);
}

/** Where the viewer was before it came to its present place. */
function usePlaceLeft(index: number): number {
  const [way, setWay] = useState({ from: index, to: index });
  if (way.to === index) return way.from;
  setWay({ from: way.to, to: index });
  return way.to;
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
