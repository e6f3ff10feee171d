import { sql } from 'kysely';
import type { Db } from '../../../apps/server/src/db/connect.ts';
import { createPhotoHashesRepository } from '../../../apps/server/src/modules/similar/photoHashes.repository.ts';
import { createSimilarRepository } from '../../../apps/server/src/modules/similar/similar.repository.ts';
import { generator } from '../random.ts';
import { median } from '../report.ts';
import { fillLibrary, OWNER } from './library.ts';

const ROWS = 5_000;
/** Every tenth photo is a copy of one of those shortly before it. */
const COPIES = 10;
const RECENT = 8;
const DIGITS = 16;
const LARGEST = 12_000_000;
const TURNS = 15;

/** A hash that is another one's but for its last digit. */
const nearTo = (hash: string, digit: string) => hash.slice(0, -1) + digit;

/** A library whose photos are compared one by one, as uploads do; a tenth of them are copies. */
export async function fillLookalikes(db: Db): Promise<void> {
  await fillLibrary(db);
  await sql`update files set size = 1 + (cast(substr(id, 2) as bigint) * 7919) % ${sql.lit(LARGEST)}`.execute(
    db,
  );
  const random = generator(1);
  const digit = () => Math.floor(random() * DIGITS).toString(DIGITS);
  const recent: string[] = [];
  const hashOfNext = () => {
    const model = recent[Math.floor(random() * RECENT)];
    const isCopy = model !== undefined && random() * COPIES < 1;
    const hash = isCopy ? nearTo(model, digit()) : Array.from({ length: DIGITS }, digit).join('');
    if (recent.push(hash) > RECENT) recent.shift();
    return hash;
  };
  const start = performance.now();
  let count = 0;
  for (let last = ''; ; ) {
    const query = db.selectFrom('files').selectAll().where('user_id', '=', OWNER).where('id', '>', last);
    const files = await query.orderBy('id').limit(ROWS).execute();
    await db.transaction().execute(async (part) => {
      const hashes = createPhotoHashesRepository(part);
      for (const file of files) await hashes.add(file, hashOfNext());
    });
    count += files.length;
    last = files.at(-1)?.id ?? last;
    if (files.length < ROWS) break;
  }
  const each = (performance.now() - start) / count;
  console.log(`Comparing a photo with the library: ${each.toFixed(2)} ms, the mean of ${count}`);
  await sql`analyze`.execute(db);
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const before = performance.now();
    await createSimilarRepository(db).groups(OWNER);
    times.push(performance.now() - before);
  }
  console.log(`Listing the groups after a change: ${median(times).toFixed(1)} ms`);
}
