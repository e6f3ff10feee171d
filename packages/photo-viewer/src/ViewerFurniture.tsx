import { type ReactNode, useDeferredValue } from 'react';
import { Icon } from './icons.tsx';
import type { PhotoViewerLabels } from './labels.ts';
import * as styles from './PhotoViewer.css.ts';
import { ViewerBar, ViewerButton } from './ViewerBar.tsx';
import type { ViewerSlotState } from './viewerSlot.ts';

/** What stands around the photo: bars, page buttons, the fullscreen hint, and what a screen reader hears. */
export function ViewerFurniture(props: {
  state: ViewerSlotState;
  labels: PhotoViewerLabels;
  hint: boolean;
  topBar: ReactNode;
  bottomBar: ReactNode;
}) {
  const { state, labels } = props;
  const spoken = useDeferredValue(labels.announce(state.index + 1, state.count, state.item));
  const pager = (side: 'previous' | 'next') => (
    <ViewerButton label={labels[side]} className={styles.pager} side={side} onClick={state[side]}>
      <Icon name={side} />
    </ViewerButton>
  );
  return (
    <>
      <ViewerBar state={state} labels={labels}>
        {props.topBar}
      </ViewerBar>
      {state.canGoBack && pager('previous')}
      {state.canGoOn && pager('next')}
      {props.hint && <p className={styles.hint}>{labels.fullscreenHint}</p>}
      <div className={styles.bottomBar}>{props.bottomBar}</div>
      <div role="status" aria-live="polite" className={styles.hidden}>
        {spoken}
      </div>
    </>
  );
}
