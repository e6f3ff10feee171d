import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLabels } from '../locale/index.ts';
import { ErrorState } from '../state/index.ts';
import { useToast } from '../toast/index.ts';
import { CodeLoadError, loadCode } from './loadCode.ts';
import { useOnline } from './useOnline.ts';

export interface CodeErrorStateProps {
  /** Loads the code again: by the button, and when the connection returns. */
  onRetry: () => void;
}

/** In place of a part whose code could not be loaded: says so, and loads it again. */
export function CodeErrorState({ onRetry }: CodeErrorStateProps) {
  const { codeFailed } = useLabels();
  useOnline(onRetry);
  return <ErrorState title={codeFailed} onRetry={onRetry} />;
}

function CodeErrorToast({ onRetry }: CodeErrorStateProps) {
  const { codeFailed, retry } = useLabels();
  const toast = useToast();
  useOnline(onRetry);
  const show = useLatestCallback(() =>
    toast.show({
      id: 'code-failed',
      title: codeFailed,
      tone: 'critical',
      action: { label: retry, onPress: onRetry },
      duration: null,
    }),
  );
  useEffect(() => {
    const id = show();
    return () => toast.dismiss(id);
  }, [show, toast]);
  return null;
}

interface BoundaryProps {
  failure: ReactNode;
  children: ReactNode;
}

/** Shows `failure` when the code of its children could not be loaded; passes every other error on. */
class CodeBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if ((error as unknown) instanceof CodeLoadError) return this.props.failure;
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
  // Not in state: React drops the state of a component that suspends before it is first shown.
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
      <CodeBoundary key={tries} failure={<Failure onRetry={retry} />}>
        {isLayer ? <Suspense fallback={null}>{part}</Suspense> : part}
      </CodeBoundary>
    );
  };
}

/**
 * The component `name` of a module that is loaded when it is first rendered: a dialog or another layer. Until then it
 * renders nothing. When loading fails, the page around it stays: a toast offers to load again, which also happens when
 * the connection returns.
 */
export function lazyComponent<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
) {
  return loadedOnce(load, name, true);
}

/** As `lazyComponent`, for a part of a page: it suspends while it loads, and its failure is shown in its place. */
export function lazyPart<Name extends string, Props extends object>(load: Load<Name, Props>, name: Name) {
  return loadedOnce(load, name, false);
}
