import { Navigate, useParams } from 'react-router';
import { useConfig } from '../../shared/queries/session.queries.ts';
import { RoutedAuthPage } from './RoutedAuthPage.tsx';

/** Signing up through a friend's link: the code is filled in (spec §2 '/i/:invitation_code'). */
export function InvitationPage() {
  const { code = '' } = useParams();
  const { data } = useConfig();
  if (data?.user) return <Navigate to="/" replace />;
  return <RoutedAuthPage initial="signUp" invitation={code} />;
}
