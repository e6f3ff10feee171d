import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES } from '@xiangji/api-client/contract';
import { SignInForm, type SignInFormProps } from '@xiangji/blocks';
import { Dialog, useToast } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { api } from '../../shared/api/api.ts';
import { type User, userOf } from '../../shared/models/user.ts';
import { useAuthFlow } from './useAuthFlow.tsx';

export interface LoginModalProps {
  /** The account of the lost session. */
  email: string;
  onSignedIn: (user: User) => void;
  /** Closed without signing in. */
  onClose: () => void;
}

/** The sign-in over a page whose session is lost (spec §2 'Login modal'). */
export function LoginModal({ email, onSignedIn, onClose }: LoginModalProps) {
  const t = useTranslations('shell');
  const auth = useTranslations('auth');
  const toast = useToast();
  const { rules, errorsOf } = useAuthFlow();
  const submit: SignInFormProps['onSubmit'] = async (values) => {
    try {
      const user = userOf(await api.signIn(values));
      toast.show({ title: auth('signedIn'), tone: 'positive' });
      onSignedIn(user);
      return undefined;
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.is(ERROR_CODES.EMAIL_NOT_REGISTERED);
      if (!isUnknown) return errorsOf(error);
      toast.show({ title: auth('notRegistered'), tone: 'critical' });
      return undefined;
    }
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={t('sessionLost')} description={t('sessionLostText')} size="small">
        <Dialog.Body>
          <SignInForm
            defaultEmail={email}
            validate={(values) => ({
              email: rules.email(values.email),
              password: rules.password(values.password),
            })}
            onSubmit={submit}
          />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
