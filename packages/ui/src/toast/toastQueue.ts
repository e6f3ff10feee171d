import type { ReactNode } from 'react';

export interface ToastAction {
  /** The text of the button. */
  label: string;
  /** Called when the button is pressed. The toast then closes. */
  onPress: () => void;
}

export interface ToastContent {
  /** The message. */
  title: ReactNode;
  /** A second line below the message. */
  description?: ReactNode;
  /** The meaning, which determines the colour and the icon. @default 'neutral' */
  tone?: 'neutral' | 'positive' | 'critical';
  /** An action, such as undo, reload or view. */
  action?: ToastAction;
  /** Duration of the toast in ms; null keeps it until it is dismissed. @default 5000 */
  duration?: number | null;
  /** Progress from 0 to 1, or null while it is unknown. Shows a progress bar and keeps the toast open. */
  progress?: number | null;
}

export type QueuedToast = ToastContent & {
  readonly id: string;
  /** Number of times that the toast was shown again. Each time restarts its timer. */
  readonly renewed?: number;
};

export type ToastChange =
  | { type: 'show'; toast: QueuedToast }
  | { type: 'update'; id: string; content: Partial<ToastContent> }
  /** The duration of a toast has ended. A toast with the same id that was shown again since is not removed. */
  | { type: 'expire'; id: string; renewed: number }
  | { type: 'dismiss'; id: string };

export function renewedOf({ renewed = 0 }: QueuedToast): number {
  return renewed;
}

/** Maximum number of toasts shown at the same time. The others wait. */
export const VISIBLE_TOASTS = 3;

/** Returns the queue after a change. A toast with a known id is replaced at its position. */
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
