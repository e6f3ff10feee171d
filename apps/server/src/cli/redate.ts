import { createUnitOfWork } from '../db/unitOfWork.ts';
import { createMediaPool } from '../media/index.ts';
import { createRepositories } from '../modules/repositories.ts';
import { type Redated, redateSome } from '../modules/uploads/redate.ts';
import type { Installation } from './copyInstallation.ts';

export interface RedateCommand {
  /** Reads all originals, and not only those of photos whose date is a guess. */
  all: boolean;
  /** Decoders that run at the same time. */
  workers: number;
  onProgress: (sum: Redated) => void;
}

/** Reads the dates of photos again from their originals. It goes on where it was ended. */
export async function redate({ db, store }: Installation, { all, workers, onProgress }: RedateCommand) {
  const pool = createMediaPool({ store, concurrency: workers });
  const { redates } = createRepositories(db);
  const options = { redates, withAccountLock: createUnitOfWork(db, createRepositories), pool };
  const sum: Redated = { read: 0, changed: 0 };
  try {
    for (;;) {
      const { read, changed } = await redateSome(options, { all });
      if (read === 0) return sum;
      sum.read += read;
      sum.changed += changed;
      onProgress(sum);
    }
  } finally {
    await pool.close();
  }
}
