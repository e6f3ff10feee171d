import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES, MAIL_CODE_LENGTH } from '@xiangji/api-client/contract';
import { SignInFlow, type SignInFlowProps } from '@xiangji/blocks';
import { useToast } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { api } from '../../shared/api/api.ts';
import { resendAfterOf, type User, userOf } from '../../shared/models/user.ts';
import { useSetUser } from '../../shared/queries/session.queries.ts';
import { useAuthFlow } from './useAuthFlow.tsx';

export type AuthPageProps = Pick<SignInFlowProps, 'initial' | 'email' | 'invitation' | 'onRecover'>;

/** The invitation code as a call sends it. */
const codeOf = (invitation: string) => invitation.trim() || undefined;

/** Signing in and up (spec §4 'Auth form'). Shown in place of any page that needs a session. */
export function AuthPage(props: AuthPageProps) {
  const t = useTranslations('auth');
  const toast = useToast();
  const setUser = useSetUser();
  const enter = (user: User, message: string) => {
    setUser(user);
    toast.show({ title: message, tone: 'positive' });
  };
  return (
    <SignInFlow
      {...props}
      {...useAuthFlow()}
      codeLength={MAIL_CODE_LENGTH}
      recoveryHref="/getpass"
      isUnknownEmail={(error) => error instanceof ApiError && error.is(ERROR_CODES.EMAIL_NOT_REGISTERED)}
      onSignIn={async (values) => enter(userOf(await api.signIn(values)), t('signedIn'))}
      onRequestCode={async ({ email, invitation }) =>
        resendAfterOf(await api.requestSignUpCode({ email, invitationCode: codeOf(invitation) }))
      }
      onSignUp={async ({ invitation, ...values }) =>
        enter(userOf(await api.signUp({ ...values, invitationCode: codeOf(invitation) })), t('signedUp'))
      }
      labels={{
        signInTitle: t('signInTitle'),
        signUpTitle: t('signUpTitle'),
        notRegistered: t('notRegistered'),
      }}
    />
  );
}
