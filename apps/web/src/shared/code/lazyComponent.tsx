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

export interface LazyOptions {
  /**
   * Where a failure is shown: in place of the component, or in a toast, for dialogs and other layers. @default
   * 'toast'
   */
  failure?: 'inline' | 'toast';
}

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

/**
 * The component `name` of a module that is loaded when it is first rendered. Until then a layer renders nothing, and a
 * component whose failure is shown inline suspends. When loading fails, the page around it stays: the failure offers to
 * load again, and does so when the connection returns.
 */
export function lazyComponent<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { failure = 'toast' }: LazyOptions = {},
): ComponentType<Props> {
  const Failure = failure === 'inline' ? InlineFailure : ToastFailure;
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
        {failure === 'toast' ? <Suspense fallback={null}>{part}</Suspense> : part}
      </CodeBoundary>
    );
  };
}
