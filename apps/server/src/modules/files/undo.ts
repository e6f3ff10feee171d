import { type Kysely, sql } from 'kysely';
import type { UndosTable } from '../../db/librarySchema.ts';
import { type Database, type FileRow, STATE } from '../../db/schema.ts';
import { CatalogueError } from '../../http/errors.ts';
import { nameKey } from '../../names.ts';
import { newId } from '../../security/tokens.ts';
import { unixNow } from '../../time.ts';
import { inChunks } from './chosen.ts';
import { relocate } from './moveFiles.ts';
import { restoreBack, reviveFolder, splitByBytes } from './restoreFiles.ts';
import { tally } from './tally.ts';

/** Rows of one statement; each takes seven parameters. */
const ROWS = 500;

type Kind = UndosTable['kind'];

/** Notes what photos are before a change, so that it can be taken back. A deletion needs no note of its photos. */
export async function noteUndo(
  trx: Kysely<Database>,
  userId: string,
  { kind, rows }: { kind: Kind; rows: readonly FileRow[] },
): Promise<string> {
  const id = newId();
  await trx.insertInto('undos').values({ id, user_id: userId, kind, ctime: unixNow() }).execute();
  if (kind === 'delete') return id;
  for (let start = 0; start < rows.length; start += ROWS) {
    const notes = rows
      .slice(start, start + ROWS)
      .map(({ id: file_id, folder_id, taken, tz, time_unknown, name }) => ({
        undo_id: id,
        file_id,
        folder_id,
        taken,
        tz,
        time_unknown,
        name,
      }));
    await trx.insertInto('undo_files').values(notes).execute();
  }
  return id;
}

type Note = Database['undo_files'];

/** What was noted of photos that still live. */
async function notesOf(trx: Kysely<Database>, undoId: string) {
  const notes = await trx.selectFrom('undo_files').selectAll().where('undo_id', '=', undoId).execute();
  const byId = new Map(notes.map((note) => [note.file_id, note]));
  const pairs: { row: FileRow; note: Note }[] = [];
  for (const ids of inChunks([...byId.keys()])) {
    const rows = await trx
      .selectFrom('files')
      .selectAll()
      .where('id', 'in', ids)
      .where('state', '=', STATE.LIVE)
      .execute();
    for (const row of rows) {
      const note = byId.get(row.id);
      if (note) pairs.push({ row, note });
    }
  }
  return pairs;
}

async function recycledWith(trx: Kysely<Database>, userId: string, batch: string): Promise<FileRow[]> {
  return trx
    .selectFrom('files')
    .selectAll()
    .where('batch', '=', batch)
    .where('user_id', '=', userId)
    .where('state', '=', STATE.RECYCLED)
    .execute();
}

/** Takes a deletion back: the photos that it put into the bin, and the album that it took. */
async function undoDelete(trx: Kysely<Database>, userId: string, batch: string): Promise<number> {
  const folders = await trx
    .selectFrom('folders')
    .select('id')
    .where('batch', '=', batch)
    .where('user_id', '=', userId)
    .where('state', '=', STATE.RECYCLED)
    .execute();
  for (const { id } of folders) await reviveFolder(trx, userId, id);
  return (await restoreBack(trx, userId, await recycledWith(trx, userId, batch))).count;
}

async function undoMove(trx: Kysely<Database>, userId: string, undoId: string): Promise<number> {
  const pairs = await notesOf(trx, undoId);
  const moved = pairs.filter(({ row, note }) => row.folder_id !== note.folder_id);
  let count = 0;
  for (const [folderId, own] of Map.groupBy(moved, ({ note }) => note.folder_id)) {
    await reviveFolder(trx, userId, folderId);
    const rows = own.map(({ row }) => row);
    // What came into the old album meanwhile with the same bytes stays; so does the photo where it is.
    const { fresh } = await splitByBytes(trx, folderId, rows);
    await relocate(trx, folderId, fresh);
    count += fresh.length;
  }
  return count + (await restoreBack(trx, userId, await recycledWith(trx, userId, undoId))).count;
}

const noted = (column: 'taken' | 'tz' | 'time_unknown', undoId: string) =>
  sql<number>`(select ${sql.ref(`undo_files.${column}`)} from undo_files
    where undo_files.undo_id = ${undoId} and undo_files.file_id = files.id)`;

async function undoDate(trx: Kysely<Database>, undoId: string): Promise<number> {
  const pairs = await notesOf(trx, undoId);
  await tally(
    trx,
    pairs.map(({ row }) => row),
    -1,
  );
  for (const ids of inChunks(pairs.map(({ row }) => row.id))) {
    await trx
      .updateTable('files')
      .set({
        taken: noted('taken', undoId),
        tz: noted('tz', undoId),
        time_unknown: noted('time_unknown', undoId) as never,
      })
      .where('id', 'in', ids)
      .execute();
  }
  await tally(
    trx,
    pairs.map(({ row, note }) => ({ ...row, taken: note.taken })),
    1,
  );
  return pairs.length;
}

async function undoName(trx: Kysely<Database>, undoId: string): Promise<number> {
  const pairs = await notesOf(trx, undoId);
  const renamed = pairs.map(({ row, note }) => {
    const { initial, key } = nameKey(note.name);
    return { row, name: note.name, initial, name_key: key };
  });
  await tally(
    trx,
    renamed.map(({ row }) => row),
    -1,
  );
  for (const { row, ...named } of renamed) {
    await trx.updateTable('files').set(named).where('id', '=', row.id).execute();
  }
  await tally(
    trx,
    renamed.map(({ row, initial }) => ({ ...row, initial })),
    1,
  );
  return pairs.length;
}

const TAKE_BACK: Record<Kind, (trx: Kysely<Database>, userId: string, id: string) => Promise<number>> = {
  delete: undoDelete,
  move: undoMove,
  date: (trx, _, id) => undoDate(trx, id),
  name: (trx, _, id) => undoName(trx, id),
};

/** Takes a change back, once, inside the account's lock. Throws NOT_FOUND where there is none to take back. */
export async function takeBack(trx: Kysely<Database>, userId: string, undoId: string): Promise<number> {
  const undo = await trx
    .selectFrom('undos')
    .selectAll()
    .where('id', '=', undoId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!undo) throw new CatalogueError('NOT_FOUND');
  const count = await TAKE_BACK[undo.kind](trx, userId, undoId);
  await trx.deleteFrom('undos').where('id', '=', undoId).execute();
  return count;
}
