import { useNavigate } from 'react-router';
import { AuthPage, type AuthPageProps } from './AuthPage.tsx';
import { useKnownEmail } from './useKnownEmail.ts';

/** The sign-in inside the router, which passes the typed email to the password recovery and back. */
export function RoutedAuthPage(props: Pick<AuthPageProps, 'initial' | 'invitation'>) {
  const email = useKnownEmail();
  const navigate = useNavigate();
  return (
    <AuthPage
      {...props}
      email={email}
      onRecover={(typed) => void navigate('/getpass', { state: { email: typed } })}
    />
  );
}
