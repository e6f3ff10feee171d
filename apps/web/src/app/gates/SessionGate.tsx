import { lazyPart } from '@xiangji/ui';
import { type ReactNode, useState } from 'react';
import { useConfig } from '../../shared/queries/session.queries.ts';
import { openPages } from './openPages.ts';
import { useGate } from './useGate.ts';

const AuthPage = lazyPart(() => import('../../features/auth/AuthPage.tsx'), 'AuthPage');

/**
 * The sign-in without the code of any page that needs a session; then `children`, which handle a later sign-out.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data } = useConfig();
  const [isLeft, setIsLeft] = useState(false);
  const isOpen = useGate(isLeft || data?.user !== null);
  if (isOpen) return children;
  const recover = async (email: string) => {
    const { router } = await openPages();
    await router.navigate('/getpass', { state: { email } });
    setIsLeft(true);
  };
  return (
    <AuthPage onRecover={(email) => void recover(email).catch(() => window.location.assign('/getpass'))} />
  );
}
