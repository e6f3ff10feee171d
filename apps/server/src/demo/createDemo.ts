import { connect, type Db, migrate } from '../db/connect.ts';
import { createJobsRepository } from '../jobs/jobs.repository.ts';
import { createMediaPool } from '../media/index.ts';
import { createAuthRepository } from '../modules/auth/auth.repository.ts';
import { createServerKeysRepository } from '../modules/auth/serverKeys.repository.ts';
import { HASH_PHOTOS } from '../modules/similar/hashPhotos.ts';
import { keepFilesPrivate } from '../privateFiles.ts';
import { hashPassword } from '../security/passwords.ts';
import { openServerKeys } from '../security/serverKeyFile.ts';
import { newId } from '../security/tokens.ts';
import type { Settings } from '../settings/settings.ts';
import { openStore } from '../storage/index.ts';
import { SECONDS_PER_DAY, unixNow } from '../time.ts';
import { fillBilling } from './billing.ts';
import { fillAccount } from './fill.ts';
import { type Account, fillInvitations, fillRecycleBin, fillShares, fillSignIns } from './history.ts';
import { makeLookalikes } from './lookalikes.ts';
import { type DemoPicture, makePictures, storeExamples } from './pictures.ts';
import { planAlbums } from './plan.ts';
import { createRandom } from './random.ts';

export const DEMO = { EMAIL: 'demo@xiangji.local', PASSWORD: 'xiangji-demo' } as const;

const DISTINCT_PICTURES = 240;
const SEED = 20_260_101;
/** UTC minus Beijing. */
const DEMO_TIMEZONE = -480;
const REGISTERED_DAYS_AGO = 500;

export interface DemoOptions {
  settings: Settings;
  photos: number;
  /** A folder of videos, GIFs and a live photo to use as well. */
  examples?: string | undefined;
  log: (line: string) => void;
}

async function storeMedia({ settings, photos, examples, log }: DemoOptions) {
  const { store } = await openStore(settings);
  const pool = createMediaPool({ store, concurrency: settings.mediaWorkers });
  const pictures = await makePictures(Math.min(DISTINCT_PICTURES, photos), { store, pool }, (done) => {
    if (done % 40 === 0) log(`${done} pictures drawn`);
  });
  const others: DemoPicture[] = examples ? await storeExamples(examples, { store, pool }) : [];
  const lookalikes = await makeLookalikes(pictures, { store, pool });
  await pool.close();
  store.close();
  return { pictures, lookalikes, examples: others };
}

async function fillHistory(db: Db, account: Account, settings: Settings): Promise<void> {
  const { signing } = await openServerKeys(createServerKeysRepository(db), settings);
  await fillShares(db, { ...account, signingKey: signing });
  await fillRecycleBin(db, { ...account, recycleDays: settings.recycleDays });
  await fillBilling(db, account);
  await fillSignIns(db, account);
  await fillInvitations(db, account);
}

/**
 * Creates the demo account with everything a reviewer opens. Resolves to its albums, or to undefined where it exists.
 */
export async function createDemo(options: DemoOptions): Promise<{ albums: number } | undefined> {
  const { settings, photos } = options;
  await keepFilesPrivate(settings);
  const db = connect(settings.databaseUrl);
  try {
    await migrate(db);
    const repository = createAuthRepository(db);
    if (await repository.userByEmail(DEMO.EMAIL)) return undefined;
    const media = await storeMedia(options);
    const random = createRandom(SEED);
    const account: Account = { userId: newId(), now: unixNow() };
    const inAlbums = photos - media.lookalikes.length;
    const albums = planAlbums(inAlbums, media.pictures.length, random, new Date().getUTCFullYear());
    await repository.insertUser({
      id: account.userId,
      email: DEMO.EMAIL,
      password: await hashPassword(DEMO.PASSWORD),
      name: '相集演示',
      avatar: null,
      sign: 'DEMXDEMX',
      invited_by: null,
      timezone: DEMO_TIMEZONE,
      ctime: account.now - REGISTERED_DAYS_AGO * SECONDS_PER_DAY,
    });
    await fillAccount(db, { userId: account.userId, albums, ...media }, random);
    await fillHistory(db, account, settings);
    await createJobsRepository(db).request(HASH_PHOTOS);
    return { albums: albums.length };
  } finally {
    await db.destroy();
  }
}
