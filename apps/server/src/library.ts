import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createResponseCache } from './cache/responseCache.ts';
import type { Db } from './db/connect.ts';
import type { EncryptionKey } from './http/encryptedSecrets.ts';
import { createJobs, type Job } from './jobs/createJobs.ts';
import type { JobsRepository } from './jobs/jobs.repository.ts';
import type { MediaPool } from './media/index.ts';
import type { LoginThrottle } from './modules/auth/loginThrottle.ts';
import type { Sessions } from './modules/auth/sessions.service.ts';
import { createChangesService } from './modules/files/changes.service.ts';
import type { FilesRepository } from './modules/files/files.repository.ts';
import { filesRoutes } from './modules/files/files.routes.ts';
import { createFilesService } from './modules/files/files.service.ts';
import { createListing } from './modules/files/listing.ts';
import { createZipService } from './modules/files/zip.service.ts';
import { createCoversService } from './modules/folders/covers.service.ts';
import { createFoldersRepository } from './modules/folders/folders.repository.ts';
import { foldersRoutes } from './modules/folders/folders.routes.ts';
import { createFoldersService } from './modules/folders/folders.service.ts';
import { createCoverMedia } from './modules/media/coverMedia.ts';
import { installCoverRoutes } from './modules/media/covers.routes.ts';
import type { DownloadTokens } from './modules/media/downloadTokens.ts';
import type { MediaService } from './modules/media/media.service.ts';
import { createRecycleRepository } from './modules/recycle/recycle.repository.ts';
import { recycleRoutes } from './modules/recycle/recycle.routes.ts';
import { createRecycleService } from './modules/recycle/recycle.service.ts';
import { JOB, librarySweeps } from './modules/upkeep/upkeep.jobs.ts';
import { createImagesRepository } from './modules/uploads/images.repository.ts';
import { createImagesService } from './modules/uploads/images.service.ts';
import { createIntake } from './modules/uploads/intake.ts';
import { createKeeper } from './modules/uploads/keepBytes.ts';
import { createPosterKeeper } from './modules/uploads/keepPoster.ts';
import { createPartsService } from './modules/uploads/parts.service.ts';
import { createUploadsRepository } from './modules/uploads/uploads.repository.ts';
import { uploadsRoutes } from './modules/uploads/uploads.routes.ts';
import { createUploadsService } from './modules/uploads/uploads.service.ts';
import type { UploadTokens } from './modules/uploads/uploadTokens.ts';
import type { Settings } from './settings/settings.ts';
import type { BlobStore } from './storage/index.ts';

export interface LibraryDependencies {
  settings: Settings;
  db: Db;
  store: BlobStore;
  pool: MediaPool;
  log: FastifyBaseLogger;
  sessions: Sessions;
  encryptionKey: EncryptionKey;
  throttle: LoginThrottle;
  uploadTokens: UploadTokens;
  downloadTokens: DownloadTokens;
  filesRepository: FilesRepository;
  media: MediaService;
  jobsRepository: JobsRepository;
  /** Jobs of the other modules. */
  jobs: readonly Job[];
  /** Removes files in the making that nobody makes any more. */
  sweepTemp: () => Promise<void>;
  /** Unix seconds: what jobs go by. */
  now: () => number;
}

type Folders = ReturnType<typeof createFoldersService>;
type FoldersRepository = ReturnType<typeof createFoldersRepository>;

function createUploads(
  { db, store, pool, settings, sessions, uploadTokens: tokens }: LibraryDependencies,
  { folders, foldersRepository }: { folders: Folders; foldersRepository: FoldersRepository },
) {
  const repository = createUploadsRepository(db, { quota: settings.upload.accountBytes });
  const images = createImagesRepository(db);
  const keep = createKeeper({ repository, store, pool, allowVideo: settings.upload.video });
  const keepPicture = createKeeper({ repository, store, pool, allowVideo: false });
  const keepPoster = createPosterKeeper({ store, keep: keepPicture });
  const shared = { tokens, sessions, store, keep };
  const intake = createIntake({ ...shared, keepPoster, repository, folders: foldersRepository, settings });
  const { maxBytes } = settings.upload;
  return {
    images,
    routes: uploadsRoutes({
      uploads: createUploadsService({ intake, store, maxBytes }),
      parts: createPartsService({ intake, store, maxBytes }),
      images: createImagesService({ ...shared, repository: images, folders, maxBytes }),
    }),
  };
}

/** Albums, photos, uploads, the recycle bin and the work that keeps them tidy. */
export function createLibrary(means: LibraryDependencies) {
  const { settings, db, store, pool, log, encryptionKey, throttle, media, filesRepository, now } = means;
  const { recycleDays } = settings;
  const listing = createListing(filesRepository);
  const cache = createResponseCache();
  const files = createFilesService({
    repository: filesRepository,
    listing,
    tokens: means.downloadTokens,
    cache,
  });
  const changes = createChangesService({ db, repository: filesRepository, recycleDays });
  const zips = createZipService({ db, store, media });
  const foldersRepository = createFoldersRepository(db);
  const folders = createFoldersService(foldersRepository, { recycleDays, cache });
  const uploads = createUploads(means, { folders, foldersRepository });
  const { images } = uploads;
  const covers = createCoversService({
    folders,
    repository: foldersRepository,
    files: filesRepository,
    images,
    tokens: means.uploadTokens,
    uploadDomain: settings.upload.domain,
  });
  const coverMedia = createCoverMedia({
    images,
    folders: foldersRepository,
    files: filesRepository,
    media,
    pool,
  });
  const jobs = createJobs({
    repository: means.jobsRepository,
    log,
    now,
    jobs: [...librarySweeps({ db, store, recycleDays, now, sweepTemp: means.sweepTemp }), ...means.jobs],
  });
  const recycle = createRecycleService({
    repository: createRecycleRepository(db),
    throttle,
    collectSoon: () =>
      void jobs.soon(JOB.COLLECT).catch((error: unknown) => log.error({ err: error }, 'not asked for')),
  });

  return {
    files,
    folders,
    jobs,
    routes: {
      files: filesRoutes({ files, changes, zips }),
      folders: foldersRoutes(folders, covers),
      recycle: recycleRoutes(recycle, encryptionKey),
      uploads: uploads.routes,
    },
    install: (app: FastifyInstance) => installCoverRoutes(app, { media, covers: coverMedia, zips }),
  };
}
