import type { FastifyInstance } from 'fastify';
import { createResponseCache, type ResponseCache } from '../cache/responseCache.ts';
import { createJobs, type Job } from '../jobs/createJobs.ts';
import { createJobsRepository } from '../jobs/jobs.repository.ts';
import { createDrawStill } from '../media/index.ts';
import type { UploadTokens } from '../modules/auth/uploadTokens.ts';
import { installCoverRoutes } from '../modules/covers/coverMedia.routes.ts';
import { createCoverMedia } from '../modules/covers/coverMedia.ts';
import { coversRoutes } from '../modules/covers/covers.routes.ts';
import { createCoversService } from '../modules/covers/covers.service.ts';
import { createChangesService } from '../modules/files/changes.service.ts';
import { createDaysRepository } from '../modules/files/files.days.repository.ts';
import { createFixedRowsRepository } from '../modules/files/files.fixed.repository.ts';
import { filesRoutes } from '../modules/files/files.routes.ts';
import { createFilesService } from '../modules/files/files.service.ts';
import { createZipsRepository } from '../modules/files/files.zips.repository.ts';
import { createListing } from '../modules/files/listing.ts';
import { createZipService } from '../modules/files/zip.service.ts';
import { foldersRoutes } from '../modules/folders/folders.routes.ts';
import { createFoldersService, type FoldersService } from '../modules/folders/folders.service.ts';
import { mapRoutes } from '../modules/map/map.routes.ts';
import { createMapService } from '../modules/map/map.service.ts';
import { createPlacesRepository } from '../modules/map/places.repository.ts';
import { recycleRoutes } from '../modules/recycle/recycle.routes.ts';
import { createRecycleService } from '../modules/recycle/recycle.service.ts';
import { searchRoutes } from '../modules/search/search.routes.ts';
import { createSearchService } from '../modules/search/search.service.ts';
import { hashPhotosJob } from '../modules/similar/hashPhotos.ts';
import { similarRoutes } from '../modules/similar/similar.routes.ts';
import { createSimilarService } from '../modules/similar/similar.service.ts';
import { createRemovalRepository } from '../modules/upkeep/removal.repository.ts';
import { JOB, upkeepJobs } from '../modules/upkeep/upkeep.jobs.ts';
import { createUpkeepRepository } from '../modules/upkeep/upkeep.repository.ts';
import { createBlobStorage } from '../modules/uploads/blobStorage.ts';
import { DRAW_POSTERS, drawPostersJob } from '../modules/uploads/drawPosters.ts';
import { createImagesService } from '../modules/uploads/images.service.ts';
import { createPartsService } from '../modules/uploads/parts.service.ts';
import { createPosterStorage } from '../modules/uploads/posters.ts';
import { redateJob } from '../modules/uploads/redate.ts';
import { createUploadPipeline } from '../modules/uploads/uploadPipeline.ts';
import { uploadsRoutes } from '../modules/uploads/uploads.routes.ts';
import { createUploadsService } from '../modules/uploads/uploads.service.ts';
import type { Accounts } from './accounts.ts';
import type { ServiceDependencies, StoredLibrary } from './dependencies.ts';
import type { Media } from './media.ts';

export interface LibraryDependencies
  extends Pick<ServiceDependencies, 'settings' | 'db' | 'log' | 'now' | 'settled'> {
  stored: StoredLibrary;
  accounts: Pick<Accounts, 'sessions' | 'encryptionKey' | 'throttle'>;
  photos: Pick<Media, 'pool' | 'media' | 'downloadTokens'>;
  uploadTokens: UploadTokens;
  /** Jobs of the other modules. */
  jobs: readonly Job[];
}

/** Where the bytes of uploads and posters are stored. */
function createBlobs({ settings, photos, stored }: LibraryDependencies) {
  const { repositories, store } = stored;
  const storage = { blobs: repositories.blobs, store, pool: photos.pool };
  const storePicture = createBlobStorage({ ...storage, allowVideo: false });
  return {
    storeBlob: createBlobStorage({ ...storage, allowVideo: settings.upload.video }),
    storePoster: createPosterStorage({ store, storeBlob: storePicture }),
  };
}

/** The job that draws posters, where ffmpeg is installed. */
function posterJobs(
  { settings, stored }: LibraryDependencies,
  { storePoster }: ReturnType<typeof createBlobs>,
) {
  if (!settings.ffmpeg) return [];
  const { repositories, withAccountLock, store } = stored;
  const drawStill = createDrawStill(settings.ffmpeg);
  return [drawPostersJob({ posters: repositories.posters, withAccountLock, store, drawStill, storePoster })];
}

function createUploads(
  deps: LibraryDependencies,
  {
    folders,
    blobs: { storeBlob, storePoster },
    onBareMovie,
  }: { folders: FoldersService; blobs: ReturnType<typeof createBlobs>; onBareMovie: () => void },
) {
  const { settings, accounts, uploadTokens: tokens } = deps;
  const { repositories, withAccountLock, store } = deps.stored;
  const { sessions } = accounts;
  const { maxBytes, accountBytes: quota, video: allowVideo } = settings.upload;
  const shared = { withAccountLock, tokens, sessions, store };
  const pipeline = createUploadPipeline({
    ...shared,
    repositories,
    storeBlob,
    storePoster,
    onBareMovie,
    limits: { maxBytes, quota, allowVideo },
  });
  return uploadsRoutes({
    uploads: createUploadsService(pipeline),
    parts: createPartsService({
      ...{ pipeline, store, maxBytes, withAccountLock, quota },
      unfinished: repositories.unfinished,
    }),
    images: createImagesService({
      ...shared,
      folders,
      storeBlob,
      maxBytes,
      quota,
    }),
  });
}

/** Albums with their covers. */
function createFolders(deps: LibraryDependencies, cache: ResponseCache) {
  const { settings, photos, uploadTokens } = deps;
  const { repositories, withAccountLock } = deps.stored;
  const { pool, media } = photos;
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
  return { folders, coverMedia, routes: { ...foldersRoutes({ folders }), ...coversRoutes({ covers }) } };
}

/** Photos, and archives of them. */
function createFiles(deps: LibraryDependencies, cache: ResponseCache) {
  const { settings, db, photos } = deps;
  const { repositories, withAccountLock } = deps.stored;
  const { files: repository } = repositories;
  const days = createDaysRepository(db);
  const files = createFilesService({
    repository,
    days,
    fixedRows: createFixedRowsRepository(db),
    listing: createListing(repository),
    tokens: photos.downloadTokens,
    cache,
  });
  const changes = createChangesService({ withAccountLock, recycleDays: settings.recycleDays });
  const zips = createZipService({
    files: repository,
    zips: createZipsRepository(db),
    media: photos.media,
    damagedOf: deps.stored.verification.damagedOf,
  });
  const search = createSearchService({ files, repository, days, cache });
  const similar = createSimilarService({
    repository: repositories.similar,
    files: repository,
    withAccountLock,
    cache,
  });
  const map = createMapService({ repository, places: createPlacesRepository(db), cache });
  const routes = {
    files: filesRoutes({ files, changes, zips }),
    map: mapRoutes({ map }),
    search: searchRoutes({ search }),
    similar: similarRoutes({ similar }),
  };
  return { files, zips, routes };
}

/** Albums, photos, uploads, the recycle bin and their jobs. */
export function createLibrary(deps: LibraryDependencies) {
  const { settings, db, log, now, settled, stored, accounts, photos } = deps;
  const { repositories, withAccountLock } = stored;
  const { recycleDays } = settings;
  const cache = createResponseCache();
  const { files, zips, routes: fileRoutes } = createFiles(deps, cache);
  const { folders, coverMedia, routes: folderRoutes } = createFolders(deps, cache);
  const upkeep = upkeepJobs({
    ...stored,
    removal: createRemovalRepository(db),
    upkeep: createUpkeepRepository(db),
    now,
    settledNow: settled.now,
    recycleDays,
  });
  const blobs = createBlobs(deps);
  const jobs = createJobs({
    repository: createJobsRepository(db),
    log,
    now,
    onLook: settled.look,
    jobs: [
      ...upkeep,
      redateJob({ redates: repositories.redates, withAccountLock, pool: photos.pool }),
      hashPhotosJob({ hashes: repositories.hashes, withAccountLock, pool: photos.pool }),
      ...posterJobs(deps, blobs),
      ...deps.jobs,
    ],
  });
  const soon = (name: string) =>
    void jobs.soon(name).catch((error: unknown) => log.error({ err: error }, 'the job was not requested'));
  const onBareMovie = () => {
    if (settings.ffmpeg) soon(DRAW_POSTERS);
  };
  const recycle = createRecycleService({
    repository: repositories.recycle,
    withAccountLock,
    throttle: accounts.throttle,
    collectSoon: () => soon(JOB.COLLECT),
  });

  return {
    files,
    folders,
    jobs,
    routes: {
      ...fileRoutes,
      folders: folderRoutes,
      recycle: recycleRoutes({ recycle, encryptionKey: accounts.encryptionKey }),
      uploads: createUploads(deps, { folders, blobs, onBareMovie }),
    },
    install: (app: FastifyInstance) =>
      installCoverRoutes(app, { media: photos.media, covers: coverMedia, zips }),
  };
}
