import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Db } from './db/connect.ts';
import { createUnitOfWork } from './db/unitOfWork.ts';
import type { AllRoutes } from './http/contractRoutes.ts';
import { createCookies } from './http/cookies.ts';
import { type Csrf, createCsrf } from './http/csrf.ts';
import { createEncryptionKey } from './http/encryptedSecrets.ts';
import type { GaugeSources } from './http/metrics.ts';
import { isSecure } from './http/origin.ts';
import { createSessionCookie, type SessionCookie } from './http/sessions.ts';
import type { Jobs } from './jobs/createJobs.ts';
import { createJobsRepository } from './jobs/jobs.repository.ts';
import { createLibrary } from './library.ts';
import { createMailer } from './mail/mailer.ts';
import { createMediaPool } from './media/index.ts';
import { createAccountRepository } from './modules/account/account.repository.ts';
import { accountRoutes } from './modules/account/account.routes.ts';
import { createAccountService } from './modules/account/account.service.ts';
import { createExportRepository } from './modules/account/export/export.repository.ts';
import { installExportRoutes } from './modules/account/export/export.routes.ts';
import { createExportService } from './modules/account/export/export.service.ts';
import { removalJob } from './modules/account/purgeAccounts.ts';
import type { UsageRepository } from './modules/account/usage.repository.ts';
import { activityRoutes } from './modules/activity/activity.routes.ts';
import { createActivityService } from './modules/activity/activity.service.ts';
import { createAttemptsRepository } from './modules/auth/attempts.repository.ts';
import { createAuthRepository } from './modules/auth/auth.repository.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { createAuthService } from './modules/auth/auth.service.ts';
import { createLoginThrottle } from './modules/auth/loginThrottle.ts';
import { createMailCodesRepository } from './modules/auth/mailCodes.repository.ts';
import { createMailCodes } from './modules/auth/mailCodes.ts';
import { createNoncesRepository } from './modules/auth/nonces.repository.ts';
import { createSessionsRepository } from './modules/auth/sessions.repository.ts';
import { createSessions, type Sessions } from './modules/auth/sessions.service.ts';
import { createSignInsRepository } from './modules/auth/signIns.repository.ts';
import { createSignIns } from './modules/auth/signIns.ts';
import { createUploadTokens } from './modules/auth/uploadTokens.ts';
import { createBillsRepository } from './modules/billing/bills.repository.ts';
import { createBilling } from './modules/billing/createBilling.ts';
import { createTradesRepository } from './modules/billing/trades.repository.ts';
import { createVipRepository } from './modules/billing/vip.repository.ts';
import { createDaysRepository } from './modules/files/files.days.repository.ts';
import { createFixedRowsRepository } from './modules/files/files.fixed.repository.ts';
import { createZipsRepository } from './modules/files/files.zips.repository.ts';
import { createOriginals } from './modules/files/originals.ts';
import { createDownloadTokens } from './modules/media/downloadTokens.ts';
import { createMediaService, type MediaService } from './modules/media/media.service.ts';
import { createOriginalReader } from './modules/media/originalReader.ts';
import { noticeRoutes } from './modules/notice/notice.routes.ts';
import { createRepositories, type Repositories, type WithAccountLock } from './modules/repositories.ts';
import { createCodeAttemptsRepository } from './modules/shares/codeAttempts.repository.ts';
import { createShares, type Shares } from './modules/shares/createShares.ts';
import { createSharesRepository } from './modules/shares/shares.repository.ts';
import { createRemovalRepository } from './modules/upkeep/removal.repository.ts';
import { createUpkeepRepository } from './modules/upkeep/upkeep.repository.ts';
import {
  createVerificationRepository,
  type VerificationRepository,
} from './modules/upkeep/verification.repository.ts';
import { verifyJob } from './modules/upkeep/verifyBlobs.ts';
import type { ServerKeys } from './security/serverKeys.ts';
import type { Settings } from './settings/settings.ts';
import { type BlobStore, openStore } from './storage/index.ts';
import { warmUp } from './warmUp.ts';

export interface Services {
  routes: AllRoutes;
  sessions: Sessions;
  sessionCookie: SessionCookie;
  csrf: Csrf;
  media: MediaService;
  /** Mounts what stands outside the contract: pages and reports of payments. */
  install: (app: FastifyInstance) => Promise<void>;
  /** The preview of a share's link. */
  sharePreview: Shares['preview'];
  /** Does once what the first visitor asks for, so that they need not wait for compilers and cold pages. */
  warmUp: () => Promise<void>;
  /** Regular jobs; they begin with `start`. */
  jobs: Jobs;
  /** Resolves where the store can be used now. */
  checkStore: () => Promise<void>;
  /** Figures that the database holds. */
  gauges: GaugeSources;
  /** Resident memory of the decoders, bytes. */
  decoderBytes: () => Promise<number>;
  /** Ends the workers after their running jobs. */
  close: () => Promise<void>;
}

export interface ServiceDependencies {
  settings: Settings;
  db: Db;
  keys: ServerKeys;
  log: FastifyBaseLogger;
  /** Where the embedded mailer prints. */
  print: (line: string) => void;
  /** Unix seconds: what prices, VIP time and the activity go by. */
  now: () => number;
}

/** Sessions, sign-in and the user's own account. */
function createAccounts(deps: ServiceDependencies, usage: UsageRepository) {
  const { settings, db, keys, log, print } = deps;
  const cookies = createCookies((request) => isSecure(settings, request));
  const sessions = createSessions(createSessionsRepository(db), { days: settings.sessionDays });
  const sessionCookie = createSessionCookie(cookies, { days: settings.sessionDays });
  const attempts = createAttemptsRepository(db);
  const repository = createAuthRepository(db);
  const throttle = createLoginThrottle(repository, attempts);
  const mailer = createMailer({ settings, log, print });
  const codes = createMailCodes({
    codes: createMailCodesRepository(db),
    attempts,
    mailer,
    signingKey: keys.signing,
  });
  const shared = { mailer, sessions, throttle, signIns: createSignIns(createSignInsRepository(db)) };
  return {
    sessions,
    sessionCookie,
    throttle,
    csrf: createCsrf({ signingKey: keys.signing, cookies }),
    encryptionKey: createEncryptionKey(keys, createNoncesRepository(db).use),
    auth: createAuthService({ ...shared, repository, cookie: sessionCookie, codes }),
    account: createAccountService({ ...shared, repository: createAccountRepository(db), usage }),
    busiest: repository.busiest,
  };
}

/** Pictures and originals of photos, and everything as a download. */
function createMedia(
  { settings, db, keys, log, now }: ServiceDependencies,
  { store, repositories, verification }: StoredLibrary,
) {
  const pool = createMediaPool({ concurrency: settings.mediaWorkers, store });
  const downloadTokens = createDownloadTokens(keys.signing);
  const openOriginal = createOriginalReader({
    store,
    onDamaged: (sha256) => verification.markDamaged(sha256, now()),
    log,
  });
  const media = createMediaService({
    photos: repositories.files,
    tokens: downloadTokens,
    store,
    pool,
    openOriginal,
  });
  const exports = createExportService({
    repository: createExportRepository(db),
    originals: createOriginals({ store, media }),
    store,
    signingKey: keys.signing,
    partBytes: settings.exportPartBytes,
  });
  return { pool, media, exports, downloadTokens };
}

interface StoredLibrary {
  store: BlobStore;
  repositories: Repositories;
  withAccountLock: WithAccountLock;
  verification: VerificationRepository;
}

type Accounts = ReturnType<typeof createAccounts>;
type Media = ReturnType<typeof createMedia>;

/** Shares, trades and the library, and their jobs. */
async function createProduct(
  deps: ServiceDependencies,
  stored: StoredLibrary & { sweepTemp: () => Promise<void> },
  { accounts, media }: { accounts: Accounts; media: Media },
) {
  const { settings, db, keys, log, now } = deps;
  const { store, repositories, withAccountLock, verification } = stored;
  const common = { settings, signingKey: keys.signing, now };
  const { encryptionKey } = accounts;
  const shares = createShares({
    ...common,
    repository: createSharesRepository(db),
    attempts: createCodeAttemptsRepository(db),
    withAccountLock,
    encryptionKey,
    files: repositories.files,
    media: media.media,
    secure: (request) => isSecure(settings, request),
  });
  const billing = await createBilling({
    ...common,
    repository: createTradesRepository(db),
    sources: { bills: createBillsRepository(db), usage: repositories.usage },
    log,
  });
  const uploadTokens = createUploadTokens(keys.signing);
  const library = createLibrary({
    ...stored,
    ...accounts,
    ...media,
    settings,
    log,
    now,
    uploadTokens,
    days: createDaysRepository(db),
    fixedRows: createFixedRowsRepository(db),
    zipsRepository: createZipsRepository(db),
    removal: createRemovalRepository(db),
    upkeep: createUpkeepRepository(db),
    jobsRepository: createJobsRepository(db),
    jobs: [
      ...billing.jobs,
      ...shares.jobs,
      removalJob({ repositories, withAccountLock }, now),
      verifyJob({ repository: verification, store, now, log, days: settings.verifyDays }),
    ],
  });
  return { shares, billing, library, uploadTokens };
}

/** Creates repositories, services and routes. */
export async function createServices(deps: ServiceDependencies): Promise<Services> {
  const { settings, db, now } = deps;
  const { store, sweep: sweepTemp } = await openStore(settings);
  const repositories = createRepositories(db);
  const withAccountLock = createUnitOfWork(db, createRepositories);
  const verification = createVerificationRepository(db);
  const stored = { store, sweepTemp, repositories, withAccountLock, verification };
  const accounts = createAccounts(deps, repositories.usage);
  const made = createMedia(deps, stored);
  const { shares, billing, library, uploadTokens } = await createProduct(deps, stored, {
    accounts,
    media: made,
  });
  const { account, auth, encryptionKey, csrf, sessions, sessionCookie } = accounts;
  const { pool, media, exports } = made;
  const { jobs } = library;

  return {
    routes: {
      account: accountRoutes({ settings, tokens: uploadTokens, account, exports, encryptionKey, csrf }),
      auth: authRoutes(auth, encryptionKey),
      ...library.routes,
      ...billing.routes,
      activity: activityRoutes(createActivityService(createVipRepository(db), now)),
      notice: noticeRoutes(settings.noticeHtml),
      ...shares.routes,
    },
    sessions,
    sessionCookie,
    csrf,
    async install(app) {
      await billing.install(app);
      shares.install(app);
      library.install(app);
      installExportRoutes(app, exports);
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
