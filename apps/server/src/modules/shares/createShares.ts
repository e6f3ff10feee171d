import type { FastifyInstance } from 'fastify';
import type { AllRoutes } from '../../http/contractRoutes.ts';
import type { Cookies } from '../../http/cookies.ts';
import type { EncryptionKey } from '../../http/encryptedSecrets.ts';
import { isSecure, originOf } from '../../http/origin.ts';
import type { Job } from '../../jobs/createJobs.ts';
import { createVault } from '../../security/vault.ts';
import type { Settings } from '../../settings/settings.ts';
import type { FilesRepository } from '../files/files.repository.ts';
import { createListing } from '../files/listing.ts';
import type { MediaService } from '../media/media.service.ts';
import type { WithAccountLock } from '../repositories.ts';
import type { CodeAttemptsRepository } from './codeAttempts.repository.ts';
import { publicShareRoutes } from './publicShare.routes.ts';
import { createPublicShareService } from './publicShare.service.ts';
import { createShareAccess } from './shareAccess.ts';
import { installShareMediaRoutes } from './shareMedia.routes.ts';
import { createSharePreview, type SharePreview } from './sharePreview.ts';
import { shareSweep } from './shares.jobs.ts';
import type { SharesRepository } from './shares.repository.ts';
import { sharesRoutes } from './shares.routes.ts';
import { createSharesService } from './shares.service.ts';

export interface ShareDependencies {
  settings: Settings;
  repository: SharesRepository;
  attempts: CodeAttemptsRepository;
  withAccountLock: WithAccountLock;
  signingKey: Buffer;
  encryptionKey: EncryptionKey;
  files: FilesRepository;
  media: MediaService;
  cookies: Cookies;
  /** Unix seconds. */
  now: () => number;
  /** The time by which data is deleted for ever. */
  settledNow: () => number;
}

export interface Shares {
  routes: Pick<AllRoutes, 'shares' | 'publicShare'>;
  jobs: readonly Job[];
  /** Mounts the pictures of shares. */
  install: (app: FastifyInstance) => void;
  /** The preview of a share's link. */
  preview: (sid: string) => Promise<SharePreview | undefined>;
}

/** Creates the services of the owner's shares and of their visitors. */
export function createShares(dependencies: ShareDependencies): Shares {
  const { settings, repository, attempts, withAccountLock } = dependencies;
  const { signingKey, encryptionKey, files, media, cookies, now, settledNow } = dependencies;
  const vault = createVault(signingKey, 'share-code');
  const access = createShareAccess({ repository, attempts, vault, signingKey, cookies, now });
  const listing = createListing(files);
  const service = createSharesService({
    repository,
    vault,
    now,
    originOf: (request) => originOf(settings, request),
  });
  const visitors = createPublicShareService({
    withAccountLock,
    access,
    listing,
    files,
    repository,
    quota: settings.upload.accountBytes,
    now,
    secure: (request) => isSecure(settings, request),
  });
  return {
    routes: {
      shares: sharesRoutes({ shares: service }),
      publicShare: publicShareRoutes({ share: visitors, encryptionKey }),
    },
    jobs: [shareSweep({ shares: repository, attempts }, settledNow)],
    install: (app) => installShareMediaRoutes(app, { access, files, media }),
    preview: createSharePreview({ access, files, repository }),
  };
}
