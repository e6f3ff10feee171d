import { resendAfterOf } from '../models/user.ts';
import { api } from './api.ts';

/** Mails the code of a new account. Resolves to the seconds until another one can be requested. */
export async function requestSignUpCode(given: { email: string; invitation: string }): Promise<number> {
  const invitationCode = given.invitation.trim() || undefined;
  return resendAfterOf(await api.requestSignUpCode({ email: given.email, invitationCode }));
}

/** Mails the code of a new password. Resolves to the seconds until another one can be requested. */
export async function requestResetCode(email: string): Promise<number> {
  return resendAfterOf(await api.auth.passwordCode({ body: { auth: await api.encrypt({ email }) } }));
}
