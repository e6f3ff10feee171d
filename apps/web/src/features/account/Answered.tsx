import { Skeleton } from '@xiangji/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ListFailed } from '../../shared/page/ListFailed.tsx';
import * as css from './AccountPage.css.ts';

interface Asked<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The reply of a call, and its loading and error states. */
export function Answered<T>({
  query,
  rows = 2,
  children,
}: {
  query: Asked<T>;
  /** Skeletons shown while loading. */
  rows?: number;
  children: (data: T) => ReactNode;
}) {
  const t = useTranslations('account');
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) {
    const retry = () => void refetch();
    return (
      <ListFailed error={error} title={t('loadFailed')} pressable retrying={isFetching} onRetry={retry} />
    );
  }
  return Array.from({ length: rows }, (_, index) => <Skeleton key={index} className={css.skeleton} />);
}
