import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES } from '@xiangji/api-client/contract';
import { PressableText } from '@xiangji/blocks';
import { ErrorState } from '@xiangji/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LinkButton } from './LinkButton.tsx';

/** The parts of a query that its states are drawn from. */
export interface LoadState<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface LoadedProps<T> {
  query: LoadState<T>;
  /** Shown while there is no data yet. */
  loading: ReactNode;
  /** Says what failed. */
  failed: string;
  /** Whether that text can be pressed to try again. @default false */
  pressable?: boolean;
  children: (data: T) => ReactNode;
}

/** The reply of a call. While it fails: a retry, or, where it does not exist (a stale link), the way back. */
export function Loaded<T>({ query, loading, failed, pressable = false, children }: LoadedProps<T>) {
  const errors = useTranslations('errors');
  const photos = useTranslations('photos');
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return loading;
  if (error instanceof ApiError && error.is(ERROR_CODES.NOT_FOUND)) {
    const back = <LinkButton to="/albums">{photos('backToAlbums')}</LinkButton>;
    return <ErrorState title={errors('notFound')} action={back} />;
  }
  const retry = () => void refetch();
  const title = pressable ? <PressableText onPress={retry}>{failed}</PressableText> : failed;
  return <ErrorState title={title} retrying={isFetching} onRetry={retry} />;
}
