import { createCookies } from '../http/cookies.ts';
import { createCsrf } from '../http/csrf.ts';
import { createEncryptionKey } from '../http/encryptedSecrets.ts';
import { isSecure } from '../http/origin.ts';
import { createSessionCookie } from '../http/sessions.ts';
import { createMailer } from '../mail/mailer.ts';
import { createAccountRepository } from '../modules/account/account.repository.ts';
import { createAccountService } from '../modules/account/account.service.ts';
import type { UsageRepository } from '../modules/account/usage.repository.ts';
import { createAttemptsRepository } from '../modules/auth/attempts.repository.ts';
import { createAuthRepository } from '../modules/auth/auth.repository.ts';
import { createAuthService } from '../modules/auth/auth.service.ts';
import { createKnownDevices } from '../modules/auth/knownDevices.ts';
import { createLoginThrottle } from '../modules/auth/loginThrottle.ts';
import { createMailCodesRepository } from '../modules/auth/mailCodes.repository.ts';
import { createMailCodes } from '../modules/auth/mailCodes.ts';
import { createNoncesRepository } from '../modules/auth/nonces.repository.ts';
import { createResetLinksRepository } from '../modules/auth/resetLinks.repository.ts';
import { createResetLinks } from '../modules/auth/resetLinks.ts';
import { createSessionsRepository } from '../modules/auth/sessions.repository.ts';
import { createSessions } from '../modules/auth/sessions.service.ts';
import { createSignInsRepository } from '../modules/auth/signIns.repository.ts';
import { createSignIns } from '../modules/auth/signIns.ts';
import { keyedDigest } from '../security/tokens.ts';
import type { ServiceDependencies } from './dependencies.ts';

/** Sessions, sign-in and the user's own account. */
export function createAccounts(deps: ServiceDependencies, usage: UsageRepository) {
  const { settings, db, keys, log, print } = deps;
  const cookies = createCookies((request) => isSecure(settings, request));
  const sessions = createSessions(createSessionsRepository(db), {
    days: settings.sessionDays,
    maxDays: settings.sessionMaxDays,
  });
  const sessionCookie = createSessionCookie(cookies, { days: settings.sessionDays });
  const attempts = createAttemptsRepository(db);
  const repository = createAuthRepository(db);
  const throttle = createLoginThrottle(attempts);
  const mailer = createMailer({ settings, log, print });
  const codes = createMailCodes({
    codes: createMailCodesRepository(db),
    attempts,
    mailer,
    signingKey: keys.signing,
  });
  const shared = { mailer, sessions, throttle, signIns: createSignIns(createSignInsRepository(db)) };
  return {
    cookies,
    sessions,
    sessionCookie,
    throttle,
    csrf: createCsrf({ signingKey: keys.signing, cookies }),
    encryptionKey: createEncryptionKey(keys, createNoncesRepository(db).use),
    auth: createAuthService({
      ...shared,
      repository,
      cookie: sessionCookie,
      codes,
      links: createResetLinks({
        links: createResetLinksRepository(db),
        signingKey: keys.signing,
        publicUrl: settings.publicUrl,
      }),
      devices: createKnownDevices({ cookies, signingKey: keys.signing }),
      pseudonymOf: (email) => keyedDigest(keys.signing, `log:${email}`),
    }),
    account: createAccountService({ ...shared, repository: createAccountRepository(db), usage }),
    busiest: repository.busiest,
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
