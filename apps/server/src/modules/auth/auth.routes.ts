import type { RoutesOf } from '../../http/contractRoutes.ts';
import type { EncryptionKey } from '../../http/encryptedSecrets.ts';
import type { AuthService } from './auth.service.ts';
import { toAccount } from './toAccount.ts';

interface AuthRoutesDependencies {
  auth: AuthService;
  encryptionKey: EncryptionKey;
}

export function authRoutes({ auth, encryptionKey }: AuthRoutesDependencies): RoutesOf<'auth'> {
  return {
    key: () => encryptionKey.issue(),
    signIn: async ({ body }, context) =>
      toAccount(await auth.signIn(await encryptionKey.decrypt(body.auth, ['email', 'password']), context)),
    signUpCode: async ({ body }, context) => {
      const { email } = await encryptionKey.decrypt(body.auth, ['email']);
      return auth.requestSignUpCode({ email, invitation: body.invitation_code }, context);
    },
    signUp: async ({ body }, context) => {
      const secrets = await encryptionKey.decrypt(body.auth, ['email', 'password', 'code']);
      const { invitation_code: invitation, timezone } = body;
      return toAccount(await auth.signUp({ ...secrets, invitation, timezone }, context));
    },
    passwordCode: async ({ body }, context) =>
      auth.requestPasswordCode(await encryptionKey.decrypt(body.auth, ['email']), context),
    password: async ({ body }, context) => {
      await auth.resetPassword(
        await encryptionKey.decrypt(body.auth, ['email', 'password', 'code']),
        context,
      );
      return null;
    },
    passwordLink: async ({ body }, context) =>
      auth.resetByLink(await encryptionKey.decrypt(body.auth, ['link', 'password']), context),
    signOut: async (_, context) => {
      await auth.signOut(context);
      return null;
    },
  };
}
