import { useQuery } from '@tanstack/react-query';
import { SignInHistory } from '@xiangji/blocks';
import { Answered } from '../Answered.tsx';
import { securityQuery } from '../account.queries.ts';
import { useZone } from '../useMoments.ts';

/** When, where and by which device the account was signed in (spec §2: five are shown, then all). */
export function SignIns() {
  const timezone = useZone();
  return (
    <Answered query={useQuery(securityQuery)}>
      {(signIns) => <SignInHistory signIns={signIns} timezone={timezone} />}
    </Answered>
  );
}
