import { TIMING } from '@xiangji/api-client/contract';
import { Button, Countdown, ErrorState } from '@xiangji/ui';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';

/** An unknown path: says so, counts down, goes home (spec §2 'Not-found page'). */
export function NotFoundPage() {
  const t = useTranslations('notFound');
  const navigate = useNavigate();
  useDocumentTitle(t('title'));
  return (
    <ErrorState
      title={t('title')}
      action={
        <>
          <Countdown from={TIMING.REDIRECT_WAIT_SECONDS} onEnd={() => void navigate('/', { replace: true })}>
            {(seconds) => t('countdown', { seconds })}
          </Countdown>
          <Button asChild>
            <Link to="/" replace>
              {t('home')}
            </Link>
          </Button>
        </>
      }
    />
  );
}
