import { EmptyState } from '@xiangji/ui';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { GoOn } from '../../shared/page/GoOn.tsx';
import { redirectTarget } from './redirectTarget.ts';

/** Announces the redirect, counts down, and has a link to go at once (spec §2 'Redirect page'). */
export function RedirectPage() {
  const t = useTranslations('shell');
  const [query] = useSearchParams();
  useDocumentTitle(t('redirectTitle'));
  const action = (
    <GoOn to={redirectTarget(query)} link={t('redirectLink')}>
      {(seconds) => t('redirectCountdown', { seconds })}
    </GoOn>
  );
  return <EmptyState title={t('redirectTitle')} action={action} />;
}
