import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import type { BlobRow, FileRow } from '../../db/schema.ts';
import { unixNow } from '../../time.ts';

/** A stored original as its row describes it. */
export type NewBlob = Pick<BlobRow, 'sha256' | 'size' | 'mime' | 'meta' | 'ctime'>;

/** All bytes that a photo refers to. */
export function hashesOf(file: Pick<FileRow, 'sha256' | 'live_sha256' | 'poster_sha256'>): string[] {
  const { sha256, live_sha256, poster_sha256 } = file;
  return [sha256, live_sha256, poster_sha256].filter((hash) => hash !== null);
}

/**
 * How often each hash occurs, sorted in the order in which every transaction locks blobs, to avoid deadlocks.
 */
function counted(hashes: readonly string[]): [sha256: string, count: number][] {
  const counts = new Map<string, number>();
  for (const sha256 of hashes) counts.set(sha256, (counts.get(sha256) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** References to bytes: a photo that is saved or copied takes no extra bytes. */
function createReferences(db: Db) {
  async function add(hashes: readonly string[], sign: 1 | -1): Promise<void> {
    for (const [sha256, count] of counted(hashes)) {
      await db
        .updateTable('blobs')
        .set((eb) => ({ refs: eb('refs', '+', sign * count), touched: unixNow() }))
        .where('sha256', '=', sha256)
        .execute();
    }
  }

  return {
    /** Adds a reference for each hash. */
    refer: (hashes: readonly string[]): Promise<void> => add(hashes, 1),

    /** Releases references; a job removes bytes without one. */
    release: (hashes: readonly string[]): Promise<void> => add(hashes, -1),

    /** Deletes photos and releases their references, except those that another server deletes at the same time. */
    async deleteFiles(ids: readonly string[]): Promise<void> {
      const deleted = await db
        .deleteFrom('files')
        .where('id', 'in', ids)
        .returning(['sha256', 'live_sha256', 'poster_sha256'])
        .execute();
      await add(deleted.flatMap(hashesOf), -1);
    },

    /** References bytes that are in the store, known or new. */
    async referTo(blob: NewBlob): Promise<void> {
      await db
        .insertInto('blobs')
        .values({ ...blob, refs: 1, touched: blob.ctime })
        .onConflict((conflict) =>
          conflict.column('sha256').doUpdateSet({ refs: sql`blobs.refs + 1`, touched: blob.ctime }),
        )
        .execute();
    },
  };
}

/** Rows of original bytes, by their hash. */
export function createBlobsRepository(db: Db) {
  return {
    ...createReferences(db),

    find: (sha256: string): Promise<BlobRow | undefined> =>
      db.selectFrom('blobs').selectAll().where('sha256', '=', sha256).executeTakeFirst(),

    /** Returns known bytes that are not being removed, and protects them from removal for a while. */
    claim: (sha256: string): Promise<BlobRow | undefined> =>
      db
        .updateTable('blobs')
        .set({ touched: unixNow() })
        .where('sha256', '=', sha256)
        .where('removed_at', '=', 0)
        .returningAll()
        .executeTakeFirst(),

    /** Takes over bytes whose removal, begun at `removedAt`, was abandoned. */
    async reclaim(sha256: string, removedAt: number): Promise<void> {
      await db
        .updateTable('blobs')
        .set({ removed_at: 0, touched: unixNow() })
        .where('sha256', '=', sha256)
        .where('removed_at', '=', removedAt)
        .execute();
    },

    /**
     * Inserts the row of bytes that are about to be stored; false while a removal of the same bytes is in progress.
     */
    async register(blob: NewBlob): Promise<boolean> {
      const { size, mime, meta, ctime } = blob;
      const row = await db
        .insertInto('blobs')
        .values({ ...blob, refs: 0, touched: ctime })
        .onConflict((conflict) =>
          conflict
            .column('sha256')
            .doUpdateSet({ size, mime, meta, touched: ctime })
            .where('blobs.removed_at', '=', 0),
        )
        .returning('sha256')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Clears the damage of an original that has just been stored again. */
    async markStored(sha256: string): Promise<void> {
      await db
        .updateTable('blobs')
        .set({ damaged_at: 0, verified_at: 0 })
        .where('sha256', '=', sha256)
        .execute();
    },
  };
}

export type BlobsRepository = ReturnType<typeof createBlobsRepository>;
