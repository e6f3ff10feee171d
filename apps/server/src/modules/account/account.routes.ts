import type { RoutesOf } from '../../plugins/contractRoutes.ts';
import type { Settings } from '../../settings.ts';
import { unixNow } from '../../time.ts';
import type { UploadTokens } from '../uploads/uploadTokens.ts';
import { toAccount } from './toAccount.ts';

export function accountRoutes(settings: Settings, tokens: UploadTokens): RoutesOf<'account'> {
  return {
    config: async (_, { user, reply }) => ({
      csrf_token: reply.generateCsrf(),
      upload_domain: '',
      upload_video: settings.upload.video,
      upload_max: settings.upload.maxBytes,
      amap_token: settings.amapToken ?? null,
      user: user && toAccount(user),
    }),
    get: (_, { user }) => toAccount(user),
    uploadToken: (_, { user, sessionId }) => ({
      upload_token: tokens.issue({ userId: user.id, sessionId: sessionId ?? '' }),
      upload_domain: '',
      timestamp: unixNow(),
    }),
  };
}
