import { RESET_CODE_LENGTH } from '@xiangji/api-client/contract';
import { RecoveryFlow } from '@xiangji/blocks';
import { Link, useToast } from '@xiangji/ui';
import { Link as RouterLink, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { api } from '../../shared/api/api.ts';
import { resendAfterOf } from '../../shared/models/user.ts';
import { useAuthFlow } from './useAuthFlow.tsx';
import { useKnownEmail } from './useKnownEmail.ts';

/** A forgotten password: a code by mail, then a new one (spec §2 'Password recovery form'). */
export function RecoveryPage() {
  const t = useTranslations('recovery');
  const toast = useToast();
  const navigate = useNavigate();
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
        toast.show({ title: t('done'), tone: 'positive' });
      }}
      onDone={(email) => void navigate('/', { replace: true, state: { email } })}
      footer={
        <Link asChild tone="muted">
          <RouterLink to="/">{t('toSignIn')}</RouterLink>
        </Link>
      }
    />
  );
}
