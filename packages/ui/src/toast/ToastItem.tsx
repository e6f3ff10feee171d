import { Toast } from 'radix-ui';
import { useRef } from 'react';
import { passEscapeOn } from '../escapeKey.ts';
import { CircleAlertIcon, CircleCheckIcon, XIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useLabels } from '../locale/index.ts';
import { ProgressBar } from '../progress/index.ts';
import * as css from './Toast.css.ts';
import type { QueuedToast } from './toastQueue.ts';

/** Summary toasts are shown for 5 s (spec §9, Timing). */
const DEFAULT_DURATION = 5000;

interface ToastItemProps {
  toast: QueuedToast;
  onDismiss: () => void;
}

function Mark({ tone }: Pick<QueuedToast, 'tone'>) {
  if (tone === 'positive') return <CircleCheckIcon className={css.mark} />;
  return tone === 'critical' ? <CircleAlertIcon className={css.mark} /> : null;
}

/** Returns the duration of a toast (ms). */
function durationOf({ duration, progress }: QueuedToast): number {
  if (duration === null || (progress !== undefined && duration === undefined))
    return Number.POSITIVE_INFINITY;
  return duration ?? DEFAULT_DURATION;
}

/** A toast of the queue. */
export function ToastItem({ toast, onDismiss }: ToastItemProps) {
  const { close, loading } = useLabels();
  const root = useRef<HTMLLIElement>(null);
  const passing = useRef(false);
  const { title, description, tone, action, progress } = toast;
  return (
    <Toast.Root
      ref={root}
      className={css.toast}
      data-tone={tone}
      open
      duration={durationOf(toast)}
      type={tone === 'critical' || action ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open && !passing.current) onDismiss();
      }}
      onEscapeKeyDown={(event) => {
        if (root.current?.contains(document.activeElement)) return;
        passEscapeOn(event);
        // Radix closes the toast in this task. Only `preventDefault` would prevent that, but it would also stop the
        // key.
        passing.current = true;
        queueMicrotask(() => {
          passing.current = false;
        });
      }}
    >
      <Mark tone={tone} />
      <div className={css.middle}>
        <div className={css.words}>
          <Toast.Title className={css.title}>{title}</Toast.Title>
          {description ? (
            <Toast.Description className={css.description}>{description}</Toast.Description>
          ) : null}
          {progress === undefined ? null : <ProgressBar label={loading} value={progress} tone="inverse" />}
        </div>
        {action ? (
          <Toast.Action altText={action.label} className={css.action} onClick={action.onPress}>
            {action.label}
          </Toast.Action>
        ) : null}
      </div>
      <Toast.Close asChild>
        <IconButton label={close} size="small" tone="photo">
          <XIcon />
        </IconButton>
      </Toast.Close>
    </Toast.Root>
  );
}
