import { deleteUploadJournal } from '@xiangji/api-client/upload';
import { lazyComponent } from '@xiangji/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocaleChoice } from '../../shared/locale/LocaleContext.ts';
import type { User } from '../../shared/models/user.ts';
import { useConfig, useSetUser } from '../../shared/queries/session.queries.ts';
import { notifyTabs } from '../../shared/session/tabs.ts';
import { mayForgetUploads } from '../../shared/upload/leaveQuestion.ts';
import { onSessionLost, type SignInAnswer } from './sessionLost.ts';
import { useTabs } from './useTabs.ts';

const LoginModal = lazyComponent(() => import('../../features/auth/LoginModal.tsx'), 'LoginModal');

/** Applies the account's language after a sign-in, on every device. */
function useAccountLanguage(): void {
  const { data } = useConfig();
  const { setLocale } = useLocaleChoice();
  const apply = useEffectEvent(setLocale);
  const id = data?.user?.id;
  const language = data?.user?.language;
  useEffect(() => {
    if (id && language) apply(language);
  }, [id, language]);
}

/**
 * Opens the sign-in over the page when a call replies that the session has ended, and continues interrupted calls
 * after it (spec §2 'Login modal'). Closing it leaves the account's pages.
 */
export function SessionWatch() {
  const { data } = useConfig();
  const t = useTranslations('auth');
  const setUser = useSetUser();
  useAccountLanguage();
  const [answer, setAnswer] = useState<{ give: SignInAnswer }>();
  useEffect(() => onSessionLost((give) => setAnswer({ give })), []);
  const before = data?.user ?? undefined;
  const end = (signedIn: boolean) => {
    setAnswer(undefined);
    answer?.give(signedIn);
  };
  // Another tab may have signed in or out.
  useTabs(end);
  const handleSignedIn = (user: User) => {
    // The screens of another account cannot continue here.
    if (before && before.id !== user.id) return window.location.assign('/');
    if (before) notifyTabs(user.id);
    else setUser(user);
    end(true);
  };
  const leave = async () => {
    if (!(await mayForgetUploads(before?.id ?? '', t('signOutForgetsUploads')))) return;
    end(false);
    setUser(null);
    await deleteUploadJournal();
  };
  if (!answer) return null;
  return <LoginModal email={before?.email ?? ''} onSignedIn={handleSignedIn} onClose={() => void leave()} />;
}
