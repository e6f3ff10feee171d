import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLabels } from '../locale/index.ts';
import { ErrorState } from '../state/index.ts';
import { useToast } from '../toast/index.ts';
import { CodeLoadError, loadCode } from './loadCode.ts';
import { useOnline } from './useOnline.ts';

export interface CodeErrorStateProps {
  /** The error. If it needs a reload, the button reloads the page. @default none */
  error?: CodeLoadError;
  /** Loads the code again. Called by the button, and when the connection returns. */
  onRetry: () => void;
}

const handlerOf = ({ error, onRetry }: CodeErrorStateProps) =>
  error?.needsReload ? () => window.location.reload() : onRetry;

/** Replaces a part of the page whose code could not be loaded. Shows an error and a button to load the code again. */
export function CodeErrorState(props: CodeErrorStateProps) {
  const { codeFailed } = useLabels();
  useOnline(props.onRetry);
  return <ErrorState title={codeFailed} onRetry={handlerOf(props)} />;
}

/** Returns a function that reports code that could not be loaded in a toast, and returns the id of the toast. */
export function useCodeErrorToast(): (props: CodeErrorStateProps) => string {
  const { codeFailed, retry } = useLabels();
  const toast = useToast();
  return useLatestCallback((props) =>
    toast.show({
      id: 'code-failed',
      title: codeFailed,
      tone: 'critical',
      action: { label: retry, onPress: handlerOf(props) },
      duration: null,
    }),
  );
}

function CodeErrorToast(props: CodeErrorStateProps) {
  const toast = useToast();
  const showError = useCodeErrorToast();
  useOnline(props.onRetry);
  const show = useLatestCallback(() => showError(props));
  useEffect(() => {
    const id = show();
    return () => toast.dismiss(id);
  }, [show, toast]);
  return null;
}

interface BoundaryProps {
  failure: (error: CodeLoadError) => ReactNode;
  children: ReactNode;
}

/** Renders `failure` if the code of its children could not be loaded. Throws every other error again. */
class CodeBoundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof CodeLoadError) return this.props.failure(error);
    throw error;
  }
}

type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>;

function loadedOnce<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  isLayer: boolean,
): ComponentType<Props> {
  const Failure = isLayer ? CodeErrorToast : CodeErrorState;
  let loaded: ComponentType<Props> | undefined;
  const attempt = () =>
    lazy(async () => {
      loaded = (await loadCode(load))[name];
      return { default: loaded as ComponentType<object> };
    }) as ComponentType<Props>;
  // Not in state, because React drops the state of a component that suspends before it is first shown.
  let latest: ComponentType<Props> | undefined;

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each module
  return function LazyComponent(props: Props) {
    const [tries, setTries] = useState(0);
    const [Part, setPart] = useState<ComponentType<Props>>(() => {
      latest ??= attempt();
      return loaded ?? latest;
    });
    const retry = () => {
      const next = attempt();
      latest = next;
      setPart(() => next);
      setTries(tries + 1);
    };
    const part = <Part {...props} />;
    return (
      <CodeBoundary key={tries} failure={(error) => <Failure error={error} onRetry={retry} />}>
        {isLayer ? <Suspense fallback={null}>{part}</Suspense> : part}
      </CodeBoundary>
    );
  };
}

/**
 * Returns a lazy component for a dialog or another layer: the export `name` of a module that is loaded on the first
 * render. While it loads, it renders nothing. If loading fails, the page stays as it is and a toast offers to load the
 * code again. The code is also loaded again when the connection returns.
 */
export function lazyComponent<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
) {
  return loadedOnce(load, name, true);
}

/**
 * Like `lazyComponent`, but for a part of a page. The component suspends while it loads. If loading fails, it shows an
 * error in its place.
 */
export function lazyPart<Name extends string, Props extends object>(load: Load<Name, Props>, name: Name) {
  return loadedOnce(load, name, false);
}
