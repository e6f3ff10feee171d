import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useState,
} from 'react';
import { useLabels } from '../locale/index.ts';
import type { ToastListProps } from './ToastList.tsx';
import { changeQueue, type ToastChange, type ToastContent } from './toastQueue.ts';

/** Shows short messages from any component below the provider. The object has a stable identity. */
export interface Toaster {
  /** Shows a toast and returns its id. If a toast with the given id exists, it is replaced. */
  show: (content: ToastContent & { id?: string }) => string;
  /** Changes a toast. Does nothing if the id is unknown. */
  update: (id: string, content: Partial<ToastContent>) => void;
  /** Closes a toast. Does nothing if the id is unknown. */
  dismiss: (id: string) => void;
  /** Shows a toast about an action with an undo button. Returns its id. */
  undo: (title: ReactNode, onUndo: () => void) => string;
}

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

/** Loads the code of the list when the browser is idle, or with the first toast. */
function useToastList(toasts: number): ComponentType<ToastListProps> | undefined {
  const [List, setList] = useState<ComponentType<ToastListProps>>();
  useEffect(() => {
    if (List) return;
    const load = () =>
      void import('./ToastList.tsx').then(
        ({ ToastList }) => setList(() => ToastList),
        // The code is loaded again with the next toast.
        () => {},
      );
    // Safari does not support `requestIdleCallback`.
    if (toasts > 0 || typeof requestIdleCallback === 'undefined') return load();
    const idle = requestIdleCallback(load);
    return () => cancelIdleCallback(idle);
  }, [List, toasts]);
  return List;
}

const CONTENTS = { display: 'contents' } as const;

export interface ToastProviderProps {
  /** The part of the page that can show toasts. */
  children?: ReactNode;
}

/** Keeps the queue of toasts and shows the first three. `UiProvider` includes a `ToastProvider`. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [queue, change] = useReducer(changeQueue, []);
  const List = useToastList(queue.length);
  const labels = useLabels();
  const undoLabel = useLatestCallback(() => labels.undo);
  const toaster = useMemo(() => makeToaster(change, undoLabel), [undoLabel]);
  return (
    <ToasterContext.Provider value={toaster}>
      {children}
      {/*
       * A dialog that opens before the list is loaded hides the page, but not live regions. So toasts in this element
       * stay reachable.
       */}
      <div aria-live="off" style={CONTENTS}>
        {List && <List queue={queue} change={change} />}
      </div>
    </ToasterContext.Provider>
  );
}

/** Returns the toaster of the provider. Throws if there is no provider. */
export function useToast(): Toaster {
  const toaster = useContext(ToasterContext);
  if (!toaster) throw new Error('useToast needs a UiProvider or ToastProvider above it.');
  return toaster;
}
