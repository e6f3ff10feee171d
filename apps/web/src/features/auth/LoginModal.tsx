import { Dialog, useToast } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import type { User } from '../../shared/models/user.ts';
import { SignInForm } from './SignInForm.tsx';

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
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={t('sessionLost')} description={t('sessionLostText')} size="small">
        <Dialog.Body>
          <SignInForm
            email={email}
            onSignedIn={(user) => {
              toast.show({ title: auth('signedIn'), tone: 'positive' });
              onSignedIn(user);
            }}
            onUnknown={() => void toast.show({ title: auth('notRegistered'), tone: 'critical' })}
          />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
