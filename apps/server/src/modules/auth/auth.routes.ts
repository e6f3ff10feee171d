import type { RoutesOf } from '../../plugins/contractRoutes.ts';
import type { Sealer } from '../../security/seal.ts';
import { toAccount } from '../account/toAccount.ts';
import type { AuthService } from './auth.service.ts';

export function authRoutes(auth: AuthService, sealer: Sealer): RoutesOf<'auth'> {
  return {
    key: () => sealer.issue(),
    signIn: async ({ body }, context) =>
      toAccount(await auth.signIn(await sealer.open(body.auth, ['email', 'password']), context)),
    signUpCode: async ({ body }, context) => {
      const { email } = await sealer.open(body.auth, ['email']);
      return auth.requestSignUpCode({ email, invitation: body.invitation_code }, context);
    },
    signUp: async ({ body }, context) => {
      const secrets = await sealer.open(body.auth, ['email', 'password', 'code']);
      const { invitation_code: invitation, timezone } = body;
      return toAccount(await auth.signUp({ ...secrets, invitation, timezone }, context));
    },
    passwordCode: async ({ body }, context) =>
      auth.requestPasswordCode(await sealer.open(body.auth, ['email']), context),
    password: async ({ body }, context) => {
      await auth.resetPassword(await sealer.open(body.auth, ['email', 'password', 'code']), context);
      return null;
    },
    signOut: async (_, context) => {
      await auth.signOut(context);
      return null;
    },
  };
}
