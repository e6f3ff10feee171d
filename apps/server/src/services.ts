import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Db } from './db/connect.ts';
import { createMailer } from './mail/mailer.ts';
import { createMediaPool } from './media/index.ts';
import { createAccountRepository } from './modules/account/account.repository.ts';
import { accountRoutes } from './modules/account/account.routes.ts';
import { createAccountService } from './modules/account/account.service.ts';
import { createAuthRepository } from './modules/auth/auth.repository.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { createAuthService } from './modules/auth/auth.service.ts';
import { createMailCodes } from './modules/auth/mailCodes.ts';
import { createPasswordGate } from './modules/auth/passwordGate.ts';
import { createSignIns } from './modules/auth/signIns.ts';
import { createChangesService } from './modules/files/changes.service.ts';
import { createFilesRepository } from './modules/files/files.repository.ts';
import { filesRoutes } from './modules/files/files.routes.ts';
import { createFilesService } from './modules/files/files.service.ts';
import { createZipService } from './modules/files/zip.service.ts';
import { createListing } from './modules/files/listing.ts';
import { createCoversService } from './modules/folders/covers.service.ts';
import { createFoldersRepository } from './modules/folders/folders.repository.ts';
import { foldersRoutes } from './modules/folders/folders.routes.ts';
import { createFoldersService } from './modules/folders/folders.service.ts';
import { createDownloadTokens } from './modules/media/downloadTokens.ts';
import { createMediaService, type MediaService } from './modules/media/media.service.ts';
import { soon } from './modules/recycle_stub.ts';
import { createShares } from './modules/shares/createShares.ts';
import { createMoney } from './modules/trades/createMoney.ts';
import { createUploadsRepository } from './modules/uploads/uploads.repository.ts';
import { uploadsRoutes } from './modules/uploads/uploads.routes.ts';
import { createUploadsService } from './modules/uploads/uploads.service.ts';
import { createUploadTokens } from './modules/uploads/uploadTokens.ts';
import type { AllRoutes } from './plugins/contractRoutes.ts';
import { createSessions, type Sessions } from './plugins/session.ts';
import { createSealer } from './security/seal.ts';
import type { ServerKeys } from './security/serverKeys.ts';
import type { Settings } from './settings.ts';
import { openDiskStore } from './storage/index.ts';
import { warmUp } from './warmUp.ts';

export interface Services {
  routes: AllRoutes;
  sessions: Sessions;
  media: MediaService;
  /** Mounts what stands outside the contract: pages and reports of payments. */
  install: (app: FastifyInstance) => Promise<void>;
  /** Writes the bills of the month of `now` (Unix seconds); safe to run again, and in several processes. */
  runMonthlyBilling: (now: number) => Promise<number>;
  /** Does once what the first visitor asks for, so that they need not wait for compilers and cold pages. */
  warmUp: () => Promise<void>;
  /** Ends workers; what runs is let finish. */
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

export function isHttps(settings: Settings): boolean {
  return settings.publicUrl?.startsWith('https:') ?? false;
}

/** Puts the house together: repositories, services, routes. */
export async function createServices({
  settings,
  db,
  keys,
  log,
  print,
  now,
}: ServiceDependencies): Promise<Services> {
  const store = await openDiskStore({ root: join(settings.dataDir, 'blobs') });
  const pool = createMediaPool({ concurrency: settings.mediaWorkers, store });
  const sessions = createSessions(db, { days: settings.sessionDays, secure: () => isHttps(settings) });
  const uploadTokens = createUploadTokens(keys.signing);
  const downloadTokens = createDownloadTokens(keys.signing);
  const filesRepository = createFilesRepository(db);
  const listing = createListing(filesRepository);

  const sealer = createSealer(db, keys);
  const gate = createPasswordGate(db);
  const signIns = createSignIns(db);
  const authRepository = createAuthRepository(db);
  const auth = createAuthService({
    repository: authRepository,
    sessions,
    codes: createMailCodes(db, createMailer(settings, log, print), keys.signing),
    gate,
    signIns,
  });
  const account = createAccountService({
    repository: createAccountRepository(db),
    sessions,
    gate,
    signIns,
  });
  const media = createMediaService({ repository: filesRepository, tokens: downloadTokens, store, pool });
  const shares = createShares({
    settings,
    db,
    signingKey: keys.signing,
    sealer,
    files: filesRepository,
    media,
    secure: () => isHttps(settings),
    now,
  });
  const money = createMoney({ settings, db, signingKey: keys.signing, log, now });
  const foldersRepository = createFoldersRepository(db);
  const uploads = createUploadsService({
    repository: createUploadsRepository(db),
    folders: foldersRepository,
    tokens: uploadTokens,
    sessions,
    settings,
    store,
    pool,
  });

  const files = createFilesService(filesRepository, listing, downloadTokens);
  const zips = createZipService({ db, store, media });
  const changes = createChangesService({
    db,
    repository: filesRepository,
    listing,
    recycleDays: settings.recycleDays,
  });
  const folderService = createFoldersService(foldersRepository, { recycleDays: settings.recycleDays });
  const covers = createCoversService({
    folders: folderService,
    repository: foldersRepository,
    files: filesRepository,
    tokens: uploadTokens,
  });

  return {
    routes: {
      account: accountRoutes({ settings, tokens: uploadTokens, account, sealer }),
      auth: authRoutes(auth, sealer),
      files: filesRoutes({ files, changes, zips }),
      folders: foldersRoutes(folderService, covers),
      recycle: { list: soon, remove: soon, restore: soon, back: soon },
      uploads: uploadsRoutes(uploads),
      ...money.routes,
      ...shares.routes,
    },
    sessions,
    async install(app) {
      await money.install(app);
      shares.install(app);
    },
    runMonthlyBilling: money.runMonthlyBilling,
    media,
    warmUp: async () => warmUp(await authRepository.busiest(), files, folderService),
    close: () => pool.close(),
  };
}
