import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES, RESET_CODE_LENGTH } from '@xiangji/api-client/contract';
import { NewPasswordForm, RecoveryFlow } from '@xiangji/blocks';
import { Link, useToast } from '@xiangji/ui';
import { useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { api } from '../../shared/api/api.ts';
import { resendAfterOf } from '../../shared/models/user.ts';
import { useAuthFlow } from './useAuthFlow.tsx';
import { useKnownEmail } from './useKnownEmail.ts';

/** Announces the new password, and opens the sign-in with the email of the account. */
function useGoOn() {
  const t = useTranslations('recovery');
  const toast = useToast();
  const navigate = useNavigate();
  return {
    announce: () => toast.show({ title: t('done'), tone: 'positive' }),
    toSignIn: (email: string) => void navigate('/', { replace: true, state: { email } }),
  };
}

/** A new password for the account of a mailed link. */
function ResetByLink({ link }: { link: string }) {
  const t = useTranslations('recovery');
  const { rules, errorsOf, renderSheet } = useAuthFlow();
  const { announce, toSignIn } = useGoOn();
  const [done, setDone] = useState(false);
  const reset = async ({ password }: { password: string }) => {
    try {
      const { email } = await api.auth.passwordLink({
        body: { auth: await api.encrypt({ link, password }) },
      });
      setDone(true);
      announce();
      toSignIn(email);
      return undefined;
    } catch (error) {
      const isInvalid = error instanceof ApiError && error.is(ERROR_CODES.CODE_WRONG);
      return isInvalid ? { password: t('linkInvalid') } : errorsOf(error);
    }
  };
  return renderSheet({
    title: t('title'),
    footer: (
      <Link asChild tone="muted">
        <RouterLink to="/getpass">{t('requestAgain')}</RouterLink>
      </Link>
    ),
    children: (
      <NewPasswordForm
        done={done}
        validate={({ password }) => ({ password: rules.newPassword(password) })}
        onSubmit={reset}
      />
    ),
  });
}

/** A code by mail, then a new password. */
function ResetByCode() {
  const t = useTranslations('recovery');
  const { announce, toSignIn } = useGoOn();
  return (
    <RecoveryFlow
      {...useAuthFlow()}
      email={useKnownEmail()}
      codeLength={RESET_CODE_LENGTH}
      onRequestCode={async (email) =>
        resendAfterOf(await api.auth.passwordCode({ body: { auth: await api.encrypt({ email }) } }))
      }
      onReset={async (values) => {
        await api.auth.password({ body: { auth: await api.encrypt(values) } });
        announce();
      }}
      onDone={toSignIn}
      footer={
        <Link asChild tone="muted">
          <RouterLink to="/">{t('toSignIn')}</RouterLink>
        </Link>
      }
    />
  );
}

/** A forgotten password (spec §2 'Password recovery form'). The fragment of a mailed link replaces the code. */
export function RecoveryPage() {
  const link = useLocation().hash.slice(1);
  return link ? <ResetByLink link={link} /> : <ResetByCode />;
}
