import { Toast } from 'radix-ui';
import { startTransition, useEffect, useState } from 'react';
import { useLabels } from '../locale/index.ts';
import { viewport } from './Toast.css.ts';
import { ToastItem } from './ToastItem.tsx';
import { type QueuedToast, renewedOf, type ToastChange, VISIBLE_TOASTS } from './toastQueue.ts';

export interface ToastListProps {
  queue: readonly QueuedToast[];
  change: (change: ToastChange) => void;
}

/** The first toasts of the queue. */
export function ToastList({ queue, change }: ToastListProps) {
  const { notifications } = useLabels();
  // The list sets its element while it mounts and therefore renders twice, so it mounts after its siblings.
  const [isPutUp, setIsPutUp] = useState(false);
  useEffect(() => startTransition(() => setIsPutUp(true)), []);
  return (
    <Toast.Provider label={notifications} swipeDirection="right">
      {queue.slice(0, VISIBLE_TOASTS).map((toast) => (
        <ToastItem
          // A toast that is shown again is a new one: Radix announces it, and its time starts again.
          key={`${toast.id} ${renewedOf(toast)}`}
          toast={toast}
          onDismiss={() => change({ type: 'expire', id: toast.id, renewed: renewedOf(toast) })}
        />
      ))}
      {/* A toast is announced outside of this list. */}
      {isPutUp && (
        <Toast.Viewport aria-live="off" className={viewport} label={`${notifications} ({hotkey})`} />
      )}
    </Toast.Provider>
  );
}
