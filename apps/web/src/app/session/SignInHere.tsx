import { ArrowLeftIcon, Button, lazyPart } from '@xiangji/ui';
import { Suspense, useEffect, useRef } from 'react';
import * as css from './SignInHere.css.ts';

const AuthPage = lazyPart(() => import('../../features/auth/RoutedAuthPage.tsx'), 'RoutedAuthPage');

export interface SignInHereProps {
  /** The label of the way back, e.g. '返回分享辑'. */
  backLabel: string;
  onBack: () => void;
}

/** Signing in or up in place of a public page; the page returns after the sign-in. */
export function SignInHere({ backLabel, onBack }: SignInHereProps) {
  const back = useRef<HTMLButtonElement>(null);
  // The pressed button was unmounted with its page: Tab continues from the top of this one.
  useEffect(() => back.current?.focus(), []);
  return (
    <>
      <Button ref={back} className={css.back} variant="ghost" icon={<ArrowLeftIcon />} onClick={onBack}>
        {backLabel}
      </Button>
      <Suspense fallback={null}>
        <AuthPage />
      </Suspense>
    </>
  );
}
