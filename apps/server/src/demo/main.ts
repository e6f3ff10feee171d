import { parseArgs } from 'node:util';
import { connect, migrate } from '../db/connect.ts';
import { createMediaPool } from '../media/index.ts';
import { createAuthRepository } from '../modules/auth/auth.repository.ts';
import { keepFilesPrivate } from '../privateFiles.ts';
import { hashPassword } from '../security/passwords.ts';
import { newId } from '../security/tokens.ts';
import { readSettings } from '../settings.ts';
import { openStore } from '../storage/index.ts';
import { unixNow } from '../time.ts';
import { fillAccount } from './fill.ts';
import { makePictures } from './pictures.ts';
import { planAlbums } from './plan.ts';
import { createRandom } from './random.ts';

const EMAIL = 'demo@xiangji.local';
const PASSWORD = 'xiangji-demo';
const DISTINCT_PICTURES = 240;
const SEED = 20_260_101;
/** UTC minus Beijing. */
const DEMO_TIMEZONE = -480;

/** `pnpm demo --photos 2000`: an account full of albums, sets and photos, to look at and to measure. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { photos: { type: 'string', default: '2000' } },
    allowPositionals: true,
  });
  const photos = Number(values.photos);
  if (!Number.isInteger(photos) || photos < 1)
    throw new RangeError('--photos takes a whole number from 1 up');

  const settings = readSettings(process.env);
  await keepFilesPrivate(settings);
  const db = connect(settings.databaseUrl);
  await migrate(db);
  const repository = createAuthRepository(db);
  if (await repository.userByEmail(EMAIL)) {
    console.log(`${EMAIL} is there already. Choose another DATA_DIR for another demo.`);
    await db.destroy();
    return;
  }
  const { store } = await openStore(settings);
  const pool = createMediaPool({ store, concurrency: settings.mediaWorkers });
  const random = createRandom(SEED);
  const started = performance.now();
  const pictures = await makePictures(Math.min(DISTINCT_PICTURES, photos), { store, pool }, (done) => {
    if (done % 40 === 0) console.log(`${done} pictures drawn`);
  });
  await pool.close();
  store.close();
  const userId = newId();
  await repository.insertUser({
    id: userId,
    email: EMAIL,
    password: await hashPassword(PASSWORD),
    name: '相集演示',
    avatar: null,
    sign: 'DEMXDEMX',
    invited_by: null,
    timezone: DEMO_TIMEZONE,
    ctime: unixNow(),
  });
  const albums = planAlbums(photos, pictures.length, random, new Date().getUTCFullYear());
  await fillAccount(db, { userId, albums, pictures }, random);
  await db.destroy();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${photos} photos in ${albums.length} albums in ${seconds} s. Sign in as ${EMAIL} with ${PASSWORD}.`,
  );
}

await main();
