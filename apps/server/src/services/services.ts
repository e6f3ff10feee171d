import type { FastifyInstance } from 'fastify';
import { createUnitOfWork } from '../db/unitOfWork.ts';
import type { AllRoutes } from '../http/contractRoutes.ts';
import type { Csrf } from '../http/csrf.ts';
import type { GaugeSources } from '../http/metrics.ts';
import type { SessionCookie } from '../http/sessions.ts';
import type { Jobs } from '../jobs/createJobs.ts';
import { createJobsRepository } from '../jobs/jobs.repository.ts';
import { accountRoutes } from '../modules/account/account.routes.ts';
import { installExportRoutes } from '../modules/account/export/export.routes.ts';
import { removalJob } from '../modules/account/purgeAccounts.ts';
import { activityRoutes } from '../modules/activity/activity.routes.ts';
import { createActivityService } from '../modules/activity/activity.service.ts';
import { authRoutes } from '../modules/auth/auth.routes.ts';
import type { Sessions } from '../modules/auth/sessions.service.ts';
import { createUploadTokens } from '../modules/auth/uploadTokens.ts';
import { createBillsRepository } from '../modules/billing/bills.repository.ts';
import { createBilling } from '../modules/billing/createBilling.ts';
import { createTradesRepository } from '../modules/billing/trades.repository.ts';
import { createVipRepository } from '../modules/billing/vip.repository.ts';
import type { MediaService } from '../modules/media/media.service.ts';
import { noticeRoutes } from '../modules/notice/notice.routes.ts';
import { createRepositories } from '../modules/repositories.ts';
import { createCodeAttemptsRepository } from '../modules/shares/codeAttempts.repository.ts';
import { createShares, type Shares } from '../modules/shares/createShares.ts';
import { createSharesRepository } from '../modules/shares/shares.repository.ts';
import { createVerificationRepository } from '../modules/upkeep/verification.repository.ts';
import { verifyJob } from '../modules/upkeep/verifyBlobs.ts';
import { openStore } from '../storage/index.ts';
import { MS_PER_SECOND } from '../time.ts';
import { warmUp } from '../warmUp.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import type { ServiceDependencies, StoredLibrary } from './dependencies.ts';
import { createLibrary } from './library.ts';
import { createMedia, type Media } from './media.ts';

export interface Services {
  routes: AllRoutes;
  sessions: Sessions;
  sessionCookie: SessionCookie;
  csrf: Csrf;
  media: MediaService;
  /** Mounts the routes outside the contract: payment pages and reports. */
  install: (app: FastifyInstance) => Promise<void>;
  /** The preview of a share's link. */
  sharePreview: Shares['preview'];
  /** Runs the calls of a first visit once, so that no visitor waits for compilers and cold pages. */
  warmUp: () => Promise<void>;
  /** Regular jobs; they begin with `start`. */
  jobs: Jobs;
  /** Resolves where the store can be used now. */
  checkStore: () => Promise<void>;
  /** Figures that are stored in the database. */
  gauges: GaugeSources;
  /** Resident memory of the decoders, bytes. */
  decoderBytes: () => Promise<number>;
  /** Ends the workers after their running jobs. */
  close: () => Promise<void>;
}

/** Shares, trades and the library, and their jobs. */
async function createProduct(
  deps: ServiceDependencies,
  stored: StoredLibrary,
  { accounts, photos }: { accounts: Accounts; photos: Media },
) {
  const { settings, db, keys, log, now, settled } = deps;
  const { store, repositories, withAccountLock, verification } = stored;
  const common = { settings, signingKey: keys.signing, now };
  const { encryptionKey } = accounts;
  const shares = createShares({
    ...common,
    repository: createSharesRepository(db),
    attempts: createCodeAttemptsRepository(db),
    withAccountLock,
    settledNow: settled.now,
    encryptionKey,
    files: repositories.files,
    media: photos.media,
    cookies: accounts.cookies,
  });
  const billing = await createBilling({
    ...common,
    repository: createTradesRepository(db),
    sources: { bills: createBillsRepository(db), usage: repositories.usage },
    log,
  });
  const uploadTokens = createUploadTokens(keys.signing);
  const library = createLibrary({
    ...{ settings, db, log, now, settled, stored, accounts, photos, uploadTokens },
    jobs: [
      ...billing.jobs,
      ...shares.jobs,
      removalJob({ repositories, withAccountLock }, settled.now),
      verifyJob({ repository: verification, store, now, log, days: settings.verifyDays }),
    ],
  });
  return { shares, billing, library, uploadTokens };
}

/** Creates repositories, services and routes. */
export async function createServices(deps: ServiceDependencies): Promise<Services> {
  const { settings, db, now } = deps;
  const { store, sweep } = await openStore(settings);
  const sweepTemp = (at: number) => sweep(at * MS_PER_SECOND);
  const repositories = createRepositories(db);
  const withAccountLock = createUnitOfWork(db, createRepositories);
  const verification = createVerificationRepository(db);
  const stored = { store, sweepTemp, repositories, withAccountLock, verification };
  const accounts = createAccounts(deps, repositories.usage);
  const made = createMedia(deps, stored, accounts.sessions);
  const { shares, billing, library, uploadTokens } = await createProduct(deps, stored, {
    accounts,
    photos: made,
  });
  const { account, auth, encryptionKey, csrf, sessions, sessionCookie } = accounts;
  const { pool, media, exports } = made;
  const { jobs } = library;

  return {
    routes: {
      account: accountRoutes({ settings, tokens: uploadTokens, account, exports, encryptionKey, csrf }),
      auth: authRoutes({ auth, encryptionKey }),
      ...library.routes,
      ...billing.routes,
      activity: activityRoutes({ activity: createActivityService(createVipRepository(db), now) }),
      notice: noticeRoutes({ settings }),
      ...shares.routes,
    },
    sessions,
    sessionCookie,
    csrf,
    async install(app) {
      await billing.install(app);
      shares.install(app);
      library.install(app);
      installExportRoutes(app, { exports });
    },
    media,
    sharePreview: shares.preview,
    warmUp: async () => warmUp(await accounts.busiest(), library.files, library.folders),
    jobs,
    gauges: {
      jobs: createJobsRepository(db).list,
      damaged: verification.countDamaged,
      oldestVerification: verification.oldestVerification,
    },
    checkStore: () => store.check(),
    decoderBytes: () => pool.memoryBytes(),
    async close() {
      await jobs.close();
      await pool.close();
      store.close();
    },
  };
}
