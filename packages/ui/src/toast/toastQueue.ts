import type { ReactNode } from 'react';

export interface ToastAction {
  /** The text of the button. */
  label: string;
  /** Called when the button is pressed; the toast closes. */
  onPress: () => void;
}

export interface ToastContent {
  /** The message. */
  title: ReactNode;
  /** A second line below the message. */
  description?: ReactNode;
  /** The colour and icon by meaning. @default 'neutral' */
  tone?: 'neutral' | 'positive' | 'critical';
  /** One action: undo, reload, view. */
  action?: ToastAction;
  /** ms until it disappears; null keeps it until it is dismissed. @default 5000 */
  duration?: number | null;
  /** Progress from 0 to 1, or null while unknown: shows a bar and keeps the toast. */
  progress?: number | null;
}

export type QueuedToast = ToastContent & {
  readonly id: string;
  /** How often it was shown again; each time restarts its timer. */
  readonly renewed?: number;
};

export type ToastChange =
  | { type: 'show'; toast: QueuedToast }
  | { type: 'update'; id: string; content: Partial<ToastContent> }
  /** The duration of a toast is over; not that of one that replaced it at the same time. */
  | { type: 'expire'; id: string; renewed: number }
  | { type: 'dismiss'; id: string };

export function renewedOf({ renewed = 0 }: QueuedToast): number {
  return renewed;
}

/** Toasts shown at the same time; the others wait. */
export const VISIBLE_TOASTS = 3;

/** The queue after one change. Showing a known id again replaces it in place. */
export function changeQueue(queue: readonly QueuedToast[], change: ToastChange): readonly QueuedToast[] {
  switch (change.type) {
    case 'show': {
      const known = queue.some(({ id }) => id === change.toast.id);
      if (!known) return [...queue, change.toast];
      return queue.map((toast) =>
        toast.id === change.toast.id ? { ...change.toast, renewed: renewedOf(toast) + 1 } : toast,
      );
    }
    case 'update':
      return queue.map((toast) => (toast.id === change.id ? { ...toast, ...change.content } : toast));
    case 'expire':
      return queue.filter((toast) => toast.id !== change.id || renewedOf(toast) !== change.renewed);
    case 'dismiss':
      return queue.filter(({ id }) => id !== change.id);
  }
}
