import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { type FileRow, STATE } from '../../db/schema.ts';
import {
  type Bands,
  BURST_SECONDS,
  bandsOf,
  type ComparedPhoto,
  neighboursOf,
  similarity,
} from './hashes.ts';

/** A photo whose hash is to be computed, with the metadata of its bytes. */
export type WaitingPhoto = FileRow & { meta: string };

/** A photo that may be similar to another one. */
interface Candidate {
  id: string;
  groupId: string | null;
  /** Bits in which the hashes differ; 0 for the same bytes. */
  bits: number;
}

const BANDS = ['band_0', 'band_1', 'band_2', 'band_3'] as const;
const NO_BANDS = { band_0: null, band_1: null, band_2: null, band_3: null };

/** The most photos that a person can compare in one group. The next one begins another group. */
const GROUP_SIZE = 50;
/** Most photos that are compared with a new one. */
const MOST_CANDIDATES = 500;

const COMPARED = [
  'files.id',
  'files.width',
  'files.height',
  'files.taken',
  'files.time_unknown',
  'photo_hashes.group_id as groupId',
  'photo_hashes.band_0',
  'photo_hashes.band_1',
  'photo_hashes.band_2',
  'photo_hashes.band_3',
] as const;

/** Finds the photos of an account that are similar to one of its photos. */
export function createCandidates(db: Db) {
  const others = ({ id }: FileRow) =>
    db
      .selectFrom('photo_hashes')
      .innerJoin('files', 'files.id', 'photo_hashes.file_id')
      .where('files.id', '<>', id)
      .limit(MOST_CANDIDATES);

  /** Those of which a part of the hash is nearly equal: one search in an index for each part. */
  async function byHash(file: FileRow, bands: Bands) {
    const found = [];
    for (const [index, column] of BANDS.entries()) {
      const rows = await others(file)
        .select(COMPARED)
        .where('photo_hashes.user_id', '=', file.user_id)
        .where(`photo_hashes.${column}`, 'in', neighboursOf(bands[index] ?? 0))
        .execute();
      found.push(...rows);
    }
    return found;
  }

  /** Those that were taken at the same time: a few photos of the timeline. */
  async function byTime(file: FileRow) {
    if (file.time_unknown === 1) return [];
    return others(file)
      .select(COMPARED)
      .where('files.user_id', '=', file.user_id)
      .where('files.state', '=', STATE.ACTIVE)
      .where('files.taken', '>=', file.taken - BURST_SECONDS)
      .where('files.taken', '<=', file.taken + BURST_SECONDS)
      .execute();
  }

  async function byBytes(file: FileRow): Promise<Candidate[]> {
    const rows = await others(file)
      .select(['files.id', 'photo_hashes.group_id as groupId'])
      .where('files.user_id', '=', file.user_id)
      .where('files.sha256', '=', file.sha256)
      .execute();
    return rows.map((row) => ({ ...row, bits: 0 }));
  }

  return async (file: FileRow, bands: Bands | undefined): Promise<Candidate[]> => {
    if (!bands) return byBytes(file);
    const rows = [...(await byHash(file, bands)), ...(await byTime(file))];
    return rows.flatMap(({ id, groupId, ...row }) => {
      const { band_0, band_1, band_2, band_3, ...shot } = row;
      if (band_0 === null || band_1 === null || band_2 === null || band_3 === null) return [];
      const other: ComparedPhoto = { ...shot, bands: [band_0, band_1, band_2, band_3] };
      const bits = similarity({ ...file, bands }, other);
      return bits === undefined ? [] : [{ id, groupId, bits }];
    });
  };
}

/** Finds the group of a photo. */
function createGroups(db: Db) {
  const candidatesOf = createCandidates(db);

  async function sizeOf(userId: string, groupId: string): Promise<number> {
    const { count } = await db
      .selectFrom('photo_hashes')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('group_id', '=', groupId)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** The group of the most similar photo, which begins one where it is in none; null without similar photos. */
  return async (file: FileRow, bands: Bands | undefined): Promise<string | null> => {
    const candidates = await candidatesOf(file, bands);
    const groups = new Set(
      candidates.toSorted((a, b) => a.bits - b.bits).map(({ id, groupId }) => groupId ?? id),
    );
    for (const groupId of groups) {
      if ((await sizeOf(file.user_id, groupId)) >= GROUP_SIZE) continue;
      await db
        .updateTable('photo_hashes')
        .set({ group_id: groupId })
        .where('file_id', '=', groupId)
        .execute();
      return groupId;
    }
    return null;
  };
}

/** The hashes of photos, and the groups of similar photos that follow from them. */
export function createPhotoHashesRepository(db: Db) {
  const groupFor = createGroups(db);

  return {
    /**
     * Adds a photo, or the new picture of one, to those that are compared. `hash` is null for a photo that is compared by its
     * bytes alone; undefined where it is still to be computed.
     */
    async add(file: FileRow, hash: string | null | undefined): Promise<void> {
      const bands = typeof hash === 'string' ? bandsOf(hash) : undefined;
      const [band_0, band_1, band_2, band_3] = bands ?? [];
      const values = {
        waiting: hash === undefined ? (1 as const) : (0 as const),
        ...(bands ? { band_0, band_1, band_2, band_3 } : NO_BANDS),
        group_id: hash === undefined ? null : await groupFor(file, bands),
      };
      await db
        .insertInto('photo_hashes')
        .values({ file_id: file.id, user_id: file.user_id, ...values })
        .onConflict((conflict) => conflict.column('file_id').doUpdateSet(values))
        .execute();
    },

    /** Adds new photos whose hashes are to be computed. */
    async wait(rows: readonly Pick<FileRow, 'id' | 'user_id'>[]): Promise<void> {
      if (rows.length === 0) return;
      const values = rows.map(({ id, user_id }) => ({
        ...{ file_id: id, user_id, waiting: 1 as const, group_id: null },
        ...NO_BANDS,
      }));
      await db.insertInto('photo_hashes').values(values).execute();
    },

    /** Photos whose hashes are to be computed. */
    waiting: (limit: number): Promise<WaitingPhoto[]> =>
      db
        .selectFrom('photo_hashes')
        .innerJoin('files', 'files.id', 'photo_hashes.file_id')
        .innerJoin('blobs', 'blobs.sha256', 'files.sha256')
        .selectAll('files')
        .select('blobs.meta')
        // A literal, as in the condition of the index.
        .where('photo_hashes.waiting', '=', sql.lit<1>(1))
        .orderBy('photo_hashes.file_id')
        .limit(limit)
        .execute(),

    /** Whether the hash of a photo is still to be computed; false where the photo is gone. */
    async isWaiting(id: string): Promise<boolean> {
      const query = db.selectFrom('photo_hashes').select('waiting').where('file_id', '=', id);
      return (await query.executeTakeFirst())?.waiting === 1;
    },
  };
}

export type PhotoHashesRepository = ReturnType<typeof createPhotoHashesRepository>;
