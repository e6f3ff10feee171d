import { DEVICE_TYPES } from '@xiangji/api-client/contract';
import type { RoutesOf } from '../../http/contractRoutes.ts';
import type { Csrf } from '../../http/csrf.ts';
import type { EncryptionKey } from '../../http/encryptedSecrets.ts';
import type { Settings } from '../../settings/settings.ts';
import { unixNow } from '../../time.ts';
import { readAgent } from '../auth/readAgent.ts';
import { toAccount } from '../auth/toAccount.ts';
import type { UploadTokens } from '../auth/uploadTokens.ts';
import type { AccountService } from './account.service.ts';
import type { ExportService } from './export/export.service.ts';
import { toPreference } from './toPreference.ts';

export interface AccountRoutesDependencies {
  settings: Settings;
  tokens: UploadTokens;
  account: AccountService;
  exports: ExportService;
  encryptionKey: EncryptionKey;
  csrf: Csrf;
}

/** The reply of a call that returns nothing. */
const done = async (work: Promise<unknown>): Promise<null> => {
  await work;
  return null;
};

export function accountRoutes({
  settings,
  tokens,
  account,
  exports,
  encryptionKey,
  csrf,
}: AccountRoutesDependencies): RoutesOf<'account'> {
  const uploadToken = (userId: string, sessionId: string | null) => ({
    upload_token: tokens.issue({ userId, sessionId: sessionId ?? '' }),
    upload_domain: settings.upload.domain,
    timestamp: unixNow(),
  });
  const change = (userId: string, changes: Parameters<AccountService['change']>[1]) =>
    done(account.change(userId, changes));

  return {
    config: async (_, { user, agent, request, reply }) => ({
      csrf_token: csrf.issue(request, reply),
      platform: readAgent(agent).device_type === DEVICE_TYPES.PHONE ? 'PHONE' : 'PC',
      upload_domain: settings.upload.domain,
      upload_video: settings.upload.video,
      upload_max: settings.upload.maxBytes,
      amap_token: settings.amapToken ?? null,
      user: user && toAccount(user),
    }),
    get: (_, { user }) => toAccount(user),
    uploadToken: (_, { user, sessionId }) => uploadToken(user.id, sessionId),
    setAvatar: (_, { user, sessionId }) => uploadToken(user.id, sessionId),
    size: (_, { user }) => account.size(user),
    overview: (_, { user }) => account.overview(user),
    overviewHistory: (_, { user }) => account.overviewHistory(user),
    security: ({ query }, here) => account.security(here, query.last === 'true' || query.last === '1'),
    sessions: (_, here) => account.sessions(here),
    endSession: ({ params }, { user }) => done(account.endSession(user, params.id)),
    endOtherSessions: (_, here) => done(account.endOtherSessions(here)),
    preference: (_, { user }) => toPreference(user),
    setTimezone: ({ body }, { user }) => change(user.id, { timezone: body.value }),
    setFolderOrder: ({ body }, { user }) => change(user.id, { folder_order: body.value }),
    setFileOrder: ({ body }, { user }) => change(user.id, { file_order: body.value }),
    setLanguage: ({ body }, { user }) => change(user.id, { language: body.value }),
    invitations: (_, { user }) => account.invitations(user),
    setName: async ({ body }, { user }) => toAccount(await account.change(user.id, body)),
    setIntro: async ({ body }, { user }) => toAccount(await account.change(user.id, body)),
    setPassword: async ({ body }, here) => {
      await account.setPassword(here, await encryptionKey.decrypt(body.auth, ['password', 'passold']));
      return null;
    },
    checkPassword: async ({ body }, { user }) => {
      await account.checkPassword(user, (await encryptionKey.decrypt(body.auth, ['password'])).password);
      return null;
    },
    remove: async ({ body }, here) =>
      account.remove(here, (await encryptionKey.decrypt(body.auth, ['password'])).password),
    exportAll: async ({ body }, { user }) => {
      await account.checkPassword(user, (await encryptionKey.decrypt(body.auth, ['password'])).password);
      return exports.plan(user);
    },
    keep: (_, { user }) => done(account.keep(user)),
  };
}
