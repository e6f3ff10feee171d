import { createMediaPool } from '../media/index.ts';
import { createExportRepository } from '../modules/account/export/export.repository.ts';
import { createExportService } from '../modules/account/export/export.service.ts';
import type { Sessions } from '../modules/auth/sessions.service.ts';
import { createOriginals } from '../modules/files/originals.ts';
import { createDownloadTokens } from '../modules/media/downloadTokens.ts';
import { createMediaService } from '../modules/media/media.service.ts';
import { createOriginalReader } from '../modules/media/originalReader.ts';
import { verifyBlob } from '../modules/upkeep/verifyBlobs.ts';
import type { ServiceDependencies, StoredLibrary } from './dependencies.ts';

/** Pictures and originals of photos, and everything as a download. */
export function createMedia(
  { settings, db, keys, log, now }: ServiceDependencies,
  { store, repositories, verification }: StoredLibrary,
  sessions: Sessions,
) {
  const pool = createMediaPool({ concurrency: settings.mediaWorkers, store });
  const downloadTokens = createDownloadTokens(keys.signing);
  const reader = createOriginalReader({
    store,
    find: verification.find,
    verify: (sha256) => verifyBlob({ repository: verification, store, now }, sha256),
    onDamaged: (sha256) => verification.markDamaged(sha256, now()),
    log,
    now,
  });
  const media = createMediaService({
    photos: repositories.files,
    tokens: downloadTokens,
    sessions,
    store,
    pool,
    reader,
  });
  const exports = createExportService({
    repository: createExportRepository(db),
    originals: createOriginals({ media }),
    openChecked: reader.openChecked,
    signingKey: keys.signing,
    partBytes: settings.exportPartBytes,
  });
  return { pool, media, exports, downloadTokens };
}

export type Media = ReturnType<typeof createMedia>;
