import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/connect.ts';
import type { SettledClock } from '../jobs/settledClock.ts';
import type { Repositories, WithAccountLock } from '../modules/repositories.ts';
import type { VerificationRepository } from '../modules/upkeep/verification.repository.ts';
import type { ServerKeys } from '../security/serverKeys.ts';
import type { Settings } from '../settings/settings.ts';
import type { BlobStore } from '../storage/index.ts';

/** Settings, database, keys and clock, from which every service is created. */
export interface ServiceDependencies {
  settings: Settings;
  db: Db;
  keys: ServerKeys;
  log: FastifyBaseLogger;
  /** Where the embedded mailer prints. */
  print: (line: string) => void;
  /** Unix seconds: the time for prices, VIP time and the activity. */
  now: () => number;
  /** The time by which data is deleted for ever. */
  settled: SettledClock;
}

/** An account's library: its bytes, its rows, and the lock of a change. */
export interface StoredLibrary {
  store: BlobStore;
  /** Deletes temporary files that no server writes any more, as of a moment, Unix seconds. */
  sweepTemp: (now: number) => Promise<void>;
  repositories: Repositories;
  withAccountLock: WithAccountLock;
  verification: VerificationRepository;
}
