import { ErrorState } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { GoOn } from '../../shared/page/GoOn.tsx';

/** An unknown path: says so, counts down, goes home (spec §2 'Not-found page'). */
export function NotFoundPage() {
  const t = useTranslations('notFound');
  useDocumentTitle(t('title'));
  const action = (
    <GoOn to="/" link={t('home')}>
      {(seconds) => t('countdown', { seconds })}
    </GoOn>
  );
  return <ErrorState title={t('title')} action={action} />;
}
