import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import type { PhotoViewerLabels } from './labels.ts';
import * as styles from './PhotoViewer.css.ts';
import type { ViewerSlotState } from './viewerSlot.ts';

/** A round button of the viewer; also for your own buttons in a slot. */
export function ViewerButton(props: {
  label: string;
  onClick: () => void;
  disabled?: boolean;
  className?: string;
  side?: 'previous' | 'next';
  children: ReactNode;
}) {
  const { label, onClick, disabled, className, side, children } = props;
  return (
    <button
      type="button"
      className={[styles.button, className].filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
      disabled={disabled}
      data-side={side}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Close, place in the list, the owner's actions, then zoom, turn and fullscreen. */
export function ViewerBar(props: { state: ViewerSlotState; labels: PhotoViewerLabels; children: ReactNode }) {
  const { state, labels, children } = props;
  const tool = (name: IconName, options: { onClick: () => void; disabled?: boolean; wide?: boolean }) => (
    <ViewerButton
      label={labels[name]}
      onClick={options.onClick}
      disabled={options.disabled}
      className={options.wide ? styles.wideOnly : undefined}
    >
      <Icon name={name} />
    </ViewerButton>
  );
  const isVideo = state.item?.type === 2;
  return (
    <div className={styles.topBar}>
      {tool('close', { onClick: state.close })}
      <span className={styles.position}>{labels.position(state.index + 1, state.count)}</span>
      <span className={styles.filler} />
      {tool('zoomOut', { onClick: () => state.zoomOut(), disabled: !state.zoomed, wide: true })}
      {tool('restore', { onClick: state.restore, disabled: !state.zoomed, wide: true })}
      {tool('zoomIn', { onClick: () => state.zoomIn(), disabled: isVideo || !state.canZoomIn, wide: true })}
      {tool('rotate', { onClick: state.rotate, disabled: !state.item })}
      {state.canFullscreen &&
        tool(state.fullscreen ? 'exitFullscreen' : 'fullscreen', {
          onClick: state.toggleFullscreen,
          wide: true,
        })}
      <div className={styles.extras}>{children}</div>
    </div>
  );
}
