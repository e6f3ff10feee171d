import { ErrorState, useToast } from '@xiangji/ui';
import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { CodeLoadError, loadCode } from './loadCode.ts';
import { useOnline } from './useOnline.ts';

interface FailureProps {
  onRetry: () => void;
}

function InlineFailure({ onRetry }: FailureProps) {
  const t = useTranslations('errors');
  useOnline(onRetry);
  return <ErrorState title={t('codeFailed')} onRetry={onRetry} />;
}

function ToastFailure({ onRetry }: FailureProps) {
  const t = useTranslations('errors');
  const toast = useToast();
  useOnline(onRetry);
  const show = useEffectEvent(() =>
    toast.show({
      id: 'code-failed',
      title: t('codeFailed'),
      tone: 'critical',
      action: { label: t('reload'), onPress: onRetry },
      duration: null,
    }),
  );
  const hide = useEffectEvent((id: string) => toast.dismiss(id));
  useEffect(() => {
    const id = show();
    return () => hide(id);
  }, []);
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
  const Failure = isLayer ? ToastFailure : InlineFailure;
  let loaded: ComponentType<Props> | undefined;
  const attempt = () =>
    lazy(async () => {
      loaded = (await loadCode(load))[name];
      return { default: loaded as ComponentType<object> };
    }) as ComponentType<Props>;
  // Not in state: React drops the state of a component that suspends before it is first shown.
  let latest: ComponentType<Props> | undefined;

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
