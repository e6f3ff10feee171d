import { type Kysely, sql } from 'kysely';
import { inChunks } from '../../../apps/server/src/chunks.ts';
import type { Db } from '../../../apps/server/src/db/connect.ts';
import { countCells } from '../../../apps/server/src/geo/cellCounts.ts';
import { cellOf } from '../../../apps/server/src/geo/cells.ts';
import { generator } from '../random.ts';
import { ALBUMS, fillLibrary, OWNER, PHOTOS } from './library.ts';

export interface Spot {
  lat: number;
  lng: number;
}

/** Most albums are of the city where the owner lives, or has lived; every fifth is a trip. */
export const HOME: Spot = { lat: 31.2, lng: 121.4 };
export const FORMER_HOME: Spot = { lat: 48.1, lng: 11.6 };
const TRIPS = 5;
const CITY = 0.3;
/** Albums in the order of time: the earlier ones are of the former home. */
const SHUFFLE = 7;
const ROWS = 5_000;

/** Where the trip of an album went: somewhere between the polar circles. */
export function tripOf(album: number): Spot {
  const random = generator(album + 1);
  return { lat: random() * 120 - 55, lng: random() * 360 - 180 };
}

function spotOf(album: number): Spot {
  if (album % TRIPS === 0) return tripOf(album);
  return ((album * SHUFFLE) % ALBUMS) * 2 < ALBUMS ? FORMER_HOME : HOME;
}

/** Fills a database with photos all over the world: their cells, and the counters of the map. */
export async function fillPlaces(db: Db): Promise<void> {
  await fillLibrary(db);
  const raw = db as unknown as Kysely<Record<'spread', Spot & { id: string; cell: number }>>;
  await sql`create table spread (id text primary key, lat double precision, lng double precision, cell bigint)`.execute(
    db,
  );
  const random = generator(1);
  const aside = () => (random() + random() - 1) * CITY;
  const each = PHOTOS / ALBUMS;
  const rows = Array.from({ length: PHOTOS }, (_, index) => {
    const { lat, lng } = spotOf(Math.floor(index / each));
    const spot = { lat: lat + aside(), lng: Math.max(-180, Math.min(180, lng + aside())) };
    return { id: `p${10_000_000 + index}`, ...spot, cell: cellOf(spot.lat, spot.lng) ?? 0 };
  });
  for (const some of inChunks(rows, ROWS)) await raw.insertInto('spread').values(some).execute();
  await sql`update files set lat = spread.lat, lng = spread.lng, cell = spread.cell
    from spread where spread.id = files.id`.execute(db);
  await sql`drop table spread`.execute(db);
  for (const some of inChunks(countCells(rows, 1))) {
    const counts = some.map((count) => ({ user_id: OWNER, ...count }));
    await db.insertInto('place_counts').values(counts).execute();
  }
  await sql`analyze`.execute(db);
}
