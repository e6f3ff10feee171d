import { Navigate, useParams } from 'react-router';
import { useConfig } from '../../shared/queries/session.queries.ts';
import { AuthPage } from './AuthPage.tsx';

/** Signing up through a friend's link: the code stands in its field (spec §2 '/i/:invitation_code'). */
export function InvitationPage() {
  const { invitation_code: code = '' } = useParams();
  const { data } = useConfig();
  if (data?.user) return <Navigate to="/" replace />;
  return <AuthPage initial="signUp" invitation={code} />;
}
