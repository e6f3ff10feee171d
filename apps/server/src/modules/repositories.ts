import type { Db } from '../db/connect.ts';
import type { WithAccountLock as WithLock } from '../db/unitOfWork.ts';
import { createPurgeRepository } from './account/purge.repository.ts';
import { createUsageRepository } from './account/usage.repository.ts';
import { createBlobsRepository } from './blobs/blobs.repository.ts';
import { createChangesRepository } from './files/files.changes.repository.ts';
import { createCountersRepository } from './files/files.counters.repository.ts';
import { createMovesRepository } from './files/files.moves.repository.ts';
import { createFilesRepository } from './files/files.repository.ts';
import { createUndoRepository } from './files/files.undo.repository.ts';
import { createCallRepliesRepository } from './folders/callReplies.repository.ts';
import { createFoldersRepository } from './folders/folders.repository.ts';
import { createRecycleRepository } from './recycle/recycle.repository.ts';
import { createSavesRepository } from './shares/saves.repository.ts';
import { createPhotoHashesRepository } from './similar/photoHashes.repository.ts';
import { createSimilarRepository } from './similar/similar.repository.ts';
import { createImagesRepository } from './uploads/images.repository.ts';
import { createLivePairsRepository } from './uploads/livePairs.repository.ts';
import { createPostersRepository } from './uploads/posters.repository.ts';
import { createRedateRepository } from './uploads/redate.repository.ts';
import { createUnfinishedRepository } from './uploads/unfinished.repository.ts';
import { createUploadsRepository } from './uploads/uploads.repository.ts';

/** The repositories of an account's library, on the database or in one transaction of it. */
export function createRepositories(db: Db) {
  return {
    blobs: createBlobsRepository(db),
    callReplies: createCallRepliesRepository(db),
    changes: createChangesRepository(db),
    counters: createCountersRepository(db),
    files: createFilesRepository(db),
    folders: createFoldersRepository(db),
    hashes: createPhotoHashesRepository(db),
    images: createImagesRepository(db),
    livePairs: createLivePairsRepository(db),
    moves: createMovesRepository(db),
    posters: createPostersRepository(db),
    purge: createPurgeRepository(db),
    recycle: createRecycleRepository(db),
    redates: createRedateRepository(db),
    saves: createSavesRepository(db),
    similar: createSimilarRepository(db),
    undo: createUndoRepository(db),
    unfinished: createUnfinishedRepository(db),
    uploads: createUploadsRepository(db),
    usage: createUsageRepository(db),
  };
}

export type Repositories = ReturnType<typeof createRepositories>;
export type WithAccountLock = WithLock<Repositories>;
