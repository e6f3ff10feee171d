import { sql } from 'kysely';
import { inChunks } from '../../chunks.ts';
import type { Db } from '../../db/connect.ts';
import type { UndosTable } from '../../db/librarySchema.ts';
import { type Database, type FileRow, STATE } from '../../db/schema.ts';
import { nameKey } from '../../names.ts';
import { newId } from '../../security/tokens.ts';
import { createFoldersRepository } from '../folders/folders.repository.ts';
import { createSearchTextsRepository } from '../search/searchTexts.repository.ts';
import { createChangesRepository } from './files.changes.repository.ts';
import { createCountersRepository } from './files.counters.repository.ts';
import { createMovesRepository } from './files.moves.repository.ts';

/** Rows per statement; each takes eight parameters. */
const ROWS = 500;

type Kind = UndosTable['kind'];
type Note = Database['undo_files'];

/** Reads the records of photos that are not deleted. */
async function readNotes(db: Db, undoId: string): Promise<{ row: FileRow; note: Note }[]> {
  const notes = await db.selectFrom('undo_files').selectAll().where('undo_id', '=', undoId).execute();
  const byId = new Map(notes.map((note) => [note.file_id, note]));
  const pairs: { row: FileRow; note: Note }[] = [];
  for (const ids of inChunks([...byId.keys()])) {
    const query = db.selectFrom('files').selectAll().where('id', 'in', ids);
    for (const row of await query.where('state', '=', STATE.ACTIVE).execute()) {
      const note = byId.get(row.id);
      if (note) pairs.push({ row, note });
    }
  }
  return pairs;
}

/** Undoes deletions and moves. Each returns the number of photos. */
function createMoveUndo(db: Db) {
  const folders = createFoldersRepository(db);
  const moves = createMovesRepository(db);

  async function restore(userId: string, batch: string): Promise<number> {
    const rows = await db
      .selectFrom('files')
      .selectAll()
      .where('batch', '=', batch)
      .where('user_id', '=', userId)
      .where('state', '=', STATE.RECYCLED)
      .execute();
    return (await moves.restoreBack(userId, rows)).count;
  }

  return {
    /** The photos and the album of a deletion. */
    async delete(userId: string, batch: string): Promise<number> {
      const deleted = await db
        .selectFrom('folders')
        .select('id')
        .where('batch', '=', batch)
        .where('user_id', '=', userId)
        .where('state', '=', STATE.RECYCLED)
        .execute();
      for (const { id } of deleted) await folders.revive(userId, id);
      return restore(userId, batch);
    },

    async move(userId: string, undoId: string): Promise<number> {
      const pairs = await readNotes(db, undoId);
      const moved = pairs.filter(({ row, note }) => row.folder_id !== note.folder_id);
      let count = 0;
      for (const [folderId, own] of Map.groupBy(moved, ({ note }) => note.folder_id)) {
        await folders.revive(userId, folderId);
        // A photo stays where it is if its old album has received the same bytes since.
        const rows = own.map(({ row }) => row);
        count += (await moves.moveFresh(folderId, rows)).count;
      }
      return count + (await restore(userId, undoId));
    },
  };
}

const noted = (column: 'taken' | 'tz' | 'time_unknown' | 'date_source', undoId: string) =>
  sql<number>`(select ${sql.ref(`undo_files.${column}`)} from undo_files
    where undo_files.undo_id = ${undoId} and undo_files.file_id = files.id)`;

/** Undoes changes of dates, names and marks. Each returns the number of photos. */
function createTextUndo(db: Db) {
  const counters = createCountersRepository(db);
  const changes = createChangesRepository(db);
  const search = createSearchTextsRepository(db);

  return {
    async date(undoId: string): Promise<number> {
      const pairs = await readNotes(db, undoId);
      await counters.remove(pairs.map(({ row }) => row));
      for (const some of inChunks(pairs)) {
        const ids = some.map(({ row }) => row.id);
        await db
          .updateTable('files')
          .set({
            taken: noted('taken', undoId),
            tz: noted('tz', undoId),
            time_unknown: noted('time_unknown', undoId) as never,
            date_source: noted('date_source', undoId) as never,
          })
          .where('id', 'in', ids)
          .execute();
      }
      await counters.add(pairs.map(({ row, note }) => ({ ...row, taken: note.taken })));
      return pairs.length;
    },

    async favorite(undoId: string): Promise<number> {
      const pairs = await readNotes(db, undoId);
      const changed = pairs.filter(({ row, note }) => row.favorite !== note.favorite);
      for (const [favorite, own] of Map.groupBy(changed, ({ note }) => note.favorite))
        await changes.setFavorite(
          own.map(({ row }) => row),
          favorite,
        );
      return changed.length;
    },

    async name(undoId: string): Promise<number> {
      const pairs = await readNotes(db, undoId);
      await counters.remove(pairs.map(({ row }) => row));
      const renamed = pairs.map(({ row, note }) => {
        const { initial, key: name_key } = nameKey(note.name);
        return { row, named: { name: note.name, initial, name_key } };
      });
      for (const { row, named } of renamed)
        await db.updateTable('files').set(named).where('id', '=', row.id).execute();
      const rows = renamed.map(({ row, named }) => ({ ...row, ...named }));
      await counters.add(rows);
      await search.replace(rows);
      return pairs.length;
    },
  };
}

/** Changes of photos that can be undone, once each. */
export function createUndoRepository(db: Db) {
  const moves = createMoveUndo(db);
  const texts = createTextUndo(db);
  const apply: Record<Kind, (userId: string, undoId: string) => Promise<number>> = {
    delete: moves.delete,
    move: moves.move,
    date: (_, undoId) => texts.date(undoId),
    name: (_, undoId) => texts.name(undoId),
    favorite: (_, undoId) => texts.favorite(undoId),
  };

  return {
    /**
     * Records the state of photos before a change, and returns its id. A deletion needs no record of its photos.
     */
    async record(
      userId: string,
      { kind, rows, now }: { kind: Kind; rows: readonly FileRow[]; now: number },
    ): Promise<string> {
      const undo_id = newId();
      await db.insertInto('undos').values({ id: undo_id, user_id: userId, kind, ctime: now }).execute();
      if (kind === 'delete') return undo_id;
      for (const some of inChunks(rows, ROWS)) {
        const notes = some.map(
          ({ id: file_id, folder_id, taken, tz, time_unknown, date_source, ...rest }) => ({
            ...{ undo_id, file_id, folder_id, taken, tz, time_unknown, date_source },
            ...{ name: rest.name, favorite: rest.favorite },
          }),
        );
        await db.insertInto('undo_files').values(notes).execute();
      }
      return undo_id;
    },

    /** Undoes a change; returns the number of photos, or undefined where there is nothing to undo. */
    async apply(userId: string, undoId: string): Promise<number | undefined> {
      const undo = await db
        .selectFrom('undos')
        .select('kind')
        .where('id', '=', undoId)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (!undo) return undefined;
      const count = await apply[undo.kind](userId, undoId);
      await db.deleteFrom('undos').where('id', '=', undoId).execute();
      return count;
    },
  };
}
