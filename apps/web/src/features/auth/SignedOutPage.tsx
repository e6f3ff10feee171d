import { AuthBackdrop } from '@xiangji/blocks';
import { Button, EmptyState } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { GoOn } from '../../shared/page/GoOn.tsx';
import { LinkButton } from '../../shared/page/LinkButton.tsx';
import { useConfig } from '../../shared/queries/session.queries.ts';
import { useSignOut } from '../../shared/session/useSignOut.ts';

/**
 * After signing out: confirms it, and goes home after about 3 seconds (spec §4 'Sign-out'). Opened while signed in,
 * it offers to sign out: a link on another site must not end a session.
 */
export function SignedOutPage() {
  const t = useTranslations('auth');
  const { data } = useConfig();
  const { signOut, isPending } = useSignOut();
  const isSignedIn = Boolean(data?.user);
  const title = isSignedIn ? t('stillSignedIn') : t('signedOut');
  useDocumentTitle(title);
  const action = isSignedIn ? (
    <>
      <Button variant="solid" loading={isPending} onClick={() => void signOut()}>
        {t('signOut')}
      </Button>
      <LinkButton to="/" replace>
        {t('backHome')}
      </LinkButton>
    </>
  ) : (
    <GoOn to="/" link={t('backHome')}>
      {(seconds) => t('signedOutHome', { seconds })}
    </GoOn>
  );
  return (
    <AuthBackdrop>
      <EmptyState title={title} action={action} />
    </AuthBackdrop>
  );
}
