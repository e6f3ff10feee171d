import { TIMING } from '@xiangji/api-client/contract';
import { AuthBackdrop } from '@xiangji/blocks';
import { Button, Countdown, EmptyState } from '@xiangji/ui';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { useConfig } from '../../shared/queries/session.queries.ts';
import { useSignOut } from '../../shared/session/useSignOut.ts';

/**
 * After signing out: confirms it, and goes home after about 3 seconds (spec §4 'Sign-out'). Opened while signed in,
 * it offers to sign out: a link on another site must not end a session.
 */
export function SignedOutPage() {
  const t = useTranslations('auth');
  const navigate = useNavigate();
  const { data } = useConfig();
  const { signOut, isPending } = useSignOut();
  const isSignedIn = Boolean(data?.user);
  useDocumentTitle(isSignedIn ? t('stillSignedIn') : t('signedOut'));
  if (isSignedIn) {
    return (
      <AuthBackdrop>
        <EmptyState
          title={t('stillSignedIn')}
          action={
            <>
              <Button variant="solid" loading={isPending} onClick={() => void signOut()}>
                {t('signOut')}
              </Button>
              <Button asChild>
                <Link to="/" replace>
                  {t('backHome')}
                </Link>
              </Button>
            </>
          }
        />
      </AuthBackdrop>
    );
  }
  return (
    <AuthBackdrop>
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
    </AuthBackdrop>
  );
}
