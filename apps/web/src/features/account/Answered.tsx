import { Skeleton } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { Loaded, type LoadedProps } from '../../shared/page/Loaded.tsx';

export interface AnsweredProps<T> extends Pick<LoadedProps<T>, 'query' | 'children'> {
  /** Skeletons shown while loading. */
  rows?: number;
}

/** The reply of a call in the account, and its loading and error states. */
export function Answered<T>({ rows = 2, ...props }: AnsweredProps<T>) {
  const t = useTranslations('account');
  const loading = Array.from({ length: rows }, (_, index) => <Skeleton key={index} height="72px" />);
  return <Loaded {...props} loading={loading} failed={t('loadFailed')} pressable />;
}
