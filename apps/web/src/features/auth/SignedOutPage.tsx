import { TIMING } from '@xiangji/api-client/contract';
import { Button, Countdown, EmptyState } from '@xiangji/ui';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDocumentTitle } from '../../app/useDocumentTitle.ts';
import * as css from './AuthPage.css.ts';

/** After signing out: says so, and goes home after about 3 seconds (spec §4 'Sign-out'). */
export function SignedOutPage() {
  const t = useTranslations('auth');
  const navigate = useNavigate();
  useDocumentTitle(t('signedOut'));
  return (
    <main className={css.page}>
      <EmptyState
        title={t('signedOut')}
        action={
          <>
            <Countdown
              from={TIMING.REDIRECT_WAIT_SECONDS}
              onEnd={() => void navigate('/', { replace: true })}
            >
              {(seconds) => t('signedOutHome', { seconds })}
            </Countdown>
            <Button asChild>
              <Link to="/" replace>
                {t('backHome')}
              </Link>
            </Button>
          </>
        }
      />
    </main>
  );
}
