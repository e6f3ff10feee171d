import { TIMING } from '@xiangji/api-client/contract';
import { Button, Countdown, EmptyState } from '@xiangji/ui';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { redirectTarget } from './redirectTarget.ts';

/** Announces the redirect, counts down, and has a link to go at once (spec §2 'Redirect page'). */
export function RedirectPage() {
  const t = useTranslations('shell');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const target = redirectTarget(query);
  useDocumentTitle(t('redirectTitle'));
  return (
    <EmptyState
      title={t('redirectTitle')}
      action={
        <>
          <Countdown
            from={TIMING.REDIRECT_WAIT_SECONDS}
            onEnd={() => void navigate(target, { replace: true })}
          >
            {(seconds) => t('redirectCountdown', { seconds })}
          </Countdown>
          <Button asChild>
            <Link to={target} replace>
              {t('redirectLink')}
            </Link>
          </Button>
        </>
      }
    />
  );
}
