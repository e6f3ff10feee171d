import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createResponseCache, type ResponseCache } from './cache/responseCache.ts';
import type { EncryptionKey } from './http/encryptedSecrets.ts';
import { createJobs, type Job } from './jobs/createJobs.ts';
import type { JobsRepository } from './jobs/jobs.repository.ts';
import type { MediaPool } from './media/index.ts';
import type { LoginThrottle } from './modules/auth/loginThrottle.ts';
import type { Sessions } from './modules/auth/sessions.service.ts';
import type { UploadTokens } from './modules/auth/uploadTokens.ts';
import { installCoverRoutes } from './modules/covers/coverMedia.routes.ts';
import { createCoverMedia } from './modules/covers/coverMedia.ts';
import { coversRoutes } from './modules/covers/covers.routes.ts';
import { createCoversService } from './modules/covers/covers.service.ts';
import { createChangesService } from './modules/files/changes.service.ts';
import type { DaysRepository } from './modules/files/files.days.repository.ts';
import type { FixedRowsRepository } from './modules/files/files.fixed.repository.ts';
import { filesRoutes } from './modules/files/files.routes.ts';
import { createFilesService } from './modules/files/files.service.ts';
import type { ZipsRepository } from './modules/files/files.zips.repository.ts';
import { createListing } from './modules/files/listing.ts';
import { createZipService } from './modules/files/zip.service.ts';
import { foldersRoutes } from './modules/folders/folders.routes.ts';
import { createFoldersService, type FoldersService } from './modules/folders/folders.service.ts';
import type { DownloadTokens } from './modules/media/downloadTokens.ts';
import type { MediaService } from './modules/media/media.service.ts';
import { recycleRoutes } from './modules/recycle/recycle.routes.ts';
import { createRecycleService } from './modules/recycle/recycle.service.ts';
import type { Repositories, WithAccountLock } from './modules/repositories.ts';
import type { RemovalRepository } from './modules/upkeep/removal.repository.ts';
import { JOB, upkeepJobs } from './modules/upkeep/upkeep.jobs.ts';
import type { UpkeepRepository } from './modules/upkeep/upkeep.repository.ts';
import { createBlobStorage } from './modules/uploads/blobStorage.ts';
import { createImagesService } from './modules/uploads/images.service.ts';
import { createPartsService } from './modules/uploads/parts.service.ts';
import { createPosterStorage } from './modules/uploads/posters.ts';
import { createUploadPipeline } from './modules/uploads/uploadPipeline.ts';
import { uploadsRoutes } from './modules/uploads/uploads.routes.ts';
import { createUploadsService } from './modules/uploads/uploads.service.ts';
import type { Settings } from './settings/settings.ts';
import type { BlobStore } from './storage/index.ts';

export interface LibraryDependencies {
  settings: Settings;
  store: BlobStore;
  pool: MediaPool;
  log: FastifyBaseLogger;
  sessions: Sessions;
  encryptionKey: EncryptionKey;
  throttle: LoginThrottle;
  uploadTokens: UploadTokens;
  downloadTokens: DownloadTokens;
  repositories: Repositories;
  withAccountLock: WithAccountLock;
  days: DaysRepository;
  fixedRows: FixedRowsRepository;
  zipsRepository: ZipsRepository;
  removal: RemovalRepository;
  upkeep: UpkeepRepository;
  media: MediaService;
  jobsRepository: JobsRepository;
  /** Jobs of the other modules. */
  jobs: readonly Job[];
  /** Removes temporary files that no server writes any more. */
  sweepTemp: () => Promise<void>;
  /** Unix seconds: what jobs go by. */
  now: () => number;
}

function createUploads(deps: LibraryDependencies, folders: FoldersService) {
  const { repositories, withAccountLock, store, pool, settings, sessions, uploadTokens: tokens } = deps;
  const { maxBytes, accountBytes: quota, video: allowVideo } = settings.upload;
  const storage = { blobs: repositories.blobs, store, pool };
  const storeBlob = createBlobStorage({ ...storage, allowVideo });
  const storePicture = createBlobStorage({ ...storage, allowVideo: false });
  const shared = { withAccountLock, tokens, sessions, store };
  const pipeline = createUploadPipeline({
    ...shared,
    repositories,
    storeBlob,
    storePoster: createPosterStorage({ store, storeBlob: storePicture }),
    limits: { maxBytes, quota, allowVideo },
  });
  return uploadsRoutes({
    uploads: createUploadsService(pipeline),
    parts: createPartsService({ pipeline, store, maxBytes }),
    images: createImagesService({
      ...shared,
      folders,
      storeBlob,
      maxBytes,
    }),
  });
}

/** Albums with their covers. */
function createFolders(deps: LibraryDependencies, cache: ResponseCache) {
  const { repositories, withAccountLock, settings, pool, media, uploadTokens } = deps;
  const { files, folders: repository, images } = repositories;
  const folders = createFoldersService(repository, {
    recycleDays: settings.recycleDays,
    cache,
    withAccountLock,
  });
  const covers = createCoversService({
    folders,
    repository,
    files,
    images,
    tokens: uploadTokens,
    uploadDomain: settings.upload.domain,
    withAccountLock,
  });
  const coverMedia = createCoverMedia({ images, folders: repository, files, media, pool });
  return { folders, coverMedia, routes: { ...foldersRoutes(folders), ...coversRoutes(covers) } };
}

/** Photos, and archives of them. */
function createFiles(deps: LibraryDependencies, cache: ResponseCache) {
  const { repositories, withAccountLock, settings, store, media, days, fixedRows } = deps;
  const { files: repository } = repositories;
  const files = createFilesService({
    repository,
    days,
    fixedRows,
    listing: createListing(repository),
    tokens: deps.downloadTokens,
    cache,
  });
  const changes = createChangesService({ withAccountLock, recycleDays: settings.recycleDays });
  const zips = createZipService({ files: repository, zips: deps.zipsRepository, store, media });
  return { files, zips, routes: filesRoutes({ files, changes, zips }) };
}

/** Albums, photos, uploads, the recycle bin and the work that keeps them tidy. */
export function createLibrary(deps: LibraryDependencies) {
  const { settings, log, now, repositories, withAccountLock, media } = deps;
  const { recycleDays } = settings;
  const cache = createResponseCache();
  const { files, zips, routes: fileRoutes } = createFiles(deps, cache);
  const { folders, coverMedia, routes: folderRoutes } = createFolders(deps, cache);
  const jobs = createJobs({
    repository: deps.jobsRepository,
    log,
    now,
    jobs: [...upkeepJobs({ ...deps, recycleDays }), ...deps.jobs],
  });
  const recycle = createRecycleService({
    repository: repositories.recycle,
    withAccountLock,
    throttle: deps.throttle,
    collectSoon: () =>
      void jobs.soon(JOB.COLLECT).catch((error: unknown) => log.error({ err: error }, 'not asked for')),
  });

  return {
    files,
    folders,
    jobs,
    routes: {
      files: fileRoutes,
      folders: folderRoutes,
      recycle: recycleRoutes(recycle, deps.encryptionKey),
      uploads: createUploads(deps, folders),
    },
    install: (app: FastifyInstance) => installCoverRoutes(app, { media, covers: coverMedia, zips }),
  };
}
