import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import type { PhotoViewerLabels } from './labels.ts';
import * as styles from './PhotoViewer.css.ts';
import type { ViewerSlotState } from './viewerSlot.ts';

export type ViewerButtonProps = Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'title'> & {
  /** Its name, shown on hover too. */
  label: string;
  /** The end of the stage at which it stands. */
  side?: 'previous' | 'next';
};

/** A round button of the viewer; also for your own in a slot, and as the trigger of a menu (`asChild`). */
export function ViewerButton({ label, side, className, ...rest }: ViewerButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={[styles.button, className].filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
      data-side={side}
    />
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
  return (
    <div className={styles.topBar}>
      {tool('close', { onClick: state.close })}
      <span className={styles.position}>{labels.position(state.index + 1, state.count)}</span>
      <span className={styles.filler} />
      {tool('zoomOut', { onClick: () => state.zoomOut(), disabled: !state.zoomed, wide: true })}
      {tool('restore', { onClick: state.restore, disabled: !state.zoomed, wide: true })}
      {tool('zoomIn', { onClick: () => state.zoomIn(), disabled: !state.canZoomIn, wide: true })}
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
