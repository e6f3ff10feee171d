import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { Toast } from 'radix-ui';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useState,
} from 'react';
import { useLabels } from '../locale/index.ts';
import { viewport } from './Toast.css.ts';
import { ToastItem } from './ToastItem.tsx';
import { changeQueue, renewedOf, type ToastChange, type ToastContent, visibleToasts } from './toastQueue.ts';

/** Says things in passing, from anywhere below the provider. The object never changes. */
export type Toaster = {
  /** Shows a toast and answers with its id. A given id replaces the toast that has it. */
  show: (content: ToastContent & { id?: string }) => string;
  update: (id: string, content: Partial<ToastContent>) => void;
  dismiss: (id: string) => void;
  /** Says what was done and offers to take it back. */
  undo: (title: ReactNode, onUndo: () => void) => string;
};

const ToasterContext = createContext<Toaster | null>(null);

function makeToaster(change: (change: ToastChange) => void, undoLabel: () => string): Toaster {
  let made = 0;
  const show: Toaster['show'] = ({ id = `toast-${++made}`, ...content }) => {
    change({ type: 'show', toast: { ...content, id } });
    return id;
  };
  return {
    show,
    update: (id, content) => change({ type: 'update', id, content }),
    dismiss: (id) => change({ type: 'dismiss', id }),
    undo: (title, onUndo) =>
      show({ title, tone: 'positive', duration: 8000, action: { label: undoLabel(), onPress: onUndo } }),
  };
}

/** Keeps the queue and shows its first three. UiProvider brings one. */
export function ToastProvider({ children }: { children?: ReactNode }) {
  const [queue, change] = useReducer(changeQueue, []);
  const labels = useLabels();
  const undoLabel = useLatestCallback(() => labels.undo);
  const toaster = useMemo(() => makeToaster(change, undoLabel), [undoLabel]);
  // The list sets its element while it mounts, which renders it twice: it comes after its siblings.
  const [isPutUp, setIsPutUp] = useState(false);
  useEffect(() => startTransition(() => setIsPutUp(true)), []);
  return (
    <ToasterContext.Provider value={toaster}>
      {children}
      <Toast.Provider label={labels.notifications} swipeDirection="right">
        {queue.slice(0, visibleToasts).map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            onDismiss={() => change({ type: 'expire', id: toast.id, renewed: renewedOf(toast) })}
          />
        ))}
        {/* A modal layer hides the page, but not live regions; a toast is announced outside of this list. */}
        {isPutUp && (
          <Toast.Viewport aria-live="off" className={viewport} label={`${labels.notifications} ({hotkey})`} />
        )}
      </Toast.Provider>
    </ToasterContext.Provider>
  );
}

/** The way to say something in passing. */
export function useToast(): Toaster {
  const toaster = useContext(ToasterContext);
  if (!toaster) throw new Error('useToast needs a UiProvider or ToastProvider above it.');
  return toaster;
}
