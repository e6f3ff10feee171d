import { Navigate, useNavigate, useParams } from 'react-router';
import { useConfig } from '../../shared/queries/session.queries.ts';
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

/** Signing up through a friend's link: the code is filled in (spec §2 '/i/:invitation_code'). */
export function InvitationPage() {
  const { code = '' } = useParams();
  const { data } = useConfig();
  if (data?.user) return <Navigate to="/" replace />;
  return <RoutedAuthPage initial="signUp" invitation={code} />;
}
