import { type Chosen, type DateChange, FOLDER_TYPES, ROOT_FOLDER } from '@xiangji/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { type Database, type FolderRow, STATE, type User } from '../../db/schema.ts';
import { CatalogueError } from '../../http/errors.ts';
import { nameKey } from '../../names.ts';
import { newId } from '../../security/tokens.ts';
import { unixNow } from '../../time.ts';
import { findFolder, insertFolder } from '../folders/folders.repository.ts';
import { chosenFiles, inChunks } from './chosen.ts';
import { assertInCalendar, changedDate, dateFiles, spanOfTimes } from './dateFiles.ts';
import type { FilesRepository } from './files.repository.ts';
import type { Viewer } from './files.service.ts';
import { moveFiles } from './moveFiles.ts';
import { recycleFiles } from './recycleFiles.ts';
import { showFiles } from './showFiles.ts';
import { lockAccount, tally } from './tally.ts';
import { noteUndo, takeBack } from './undo.ts';

const FULL_TURN = 360;

export interface ChangesDependencies {
  db: Db;
  repository: FilesRepository;
  /** Days that the recycle bin keeps what it is given. */
  recycleDays: number;
}

/** The leaf with this id, or with `0` a new one called `name`. Throws NOT_FOUND, and ILLEGAL_REQUEST without a name. */
export async function targetAlbum(
  trx: Kysely<Database>,
  user: User,
  { pid, name }: { pid: string; name: string | undefined },
): Promise<FolderRow> {
  if (pid !== ROOT_FOLDER) {
    const folder = await findFolder(trx, user.id, pid);
    if (folder?.type !== FOLDER_TYPES.LEAF) throw new CatalogueError('NOT_FOUND');
    return folder;
  }
  if (name === undefined) throw new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'name' } });
  const { initial, key } = nameKey(name);
  const named = { name, name_key: key, initial };
  const row = { id: newId(), user_id: user.id, parent_id: null, type: FOLDER_TYPES.LEAF };
  return insertFolder(trx, { ...row, ...named, ctime: unixNow() });
}

/** What is done to photos (spec §7 'Files'): each call in one transaction, counters included. */
export function createChangesService({ db, repository, recycleDays }: ChangesDependencies) {
  const change = <T>(user: User, run: (trx: Kysely<Database>) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (trx) => {
      await lockAccount(trx, user.id);
      return run(trx);
    });

  return {
    remove: (user: User, chosen: Chosen) =>
      change(user, async (trx) => {
        const rows = await chosenFiles(trx, user.id, chosen);
        const undo = await noteUndo(trx, user.id, { kind: 'delete', rows });
        await recycleFiles(trx, rows, { batch: undo, now: unixNow(), days: recycleDays });
        return { count: rows.length, undo };
      }),

    move: (user: User, pid: string, { name, ...chosen }: Chosen & { name?: string | undefined }) =>
      change(user, async (trx) => {
        const rows = await chosenFiles(trx, user.id, chosen);
        const target = await targetAlbum(trx, user, { pid, name });
        const undo = await noteUndo(trx, user.id, { kind: 'move', rows });
        const how = { batch: undo, now: unixNow(), days: recycleDays };
        const { merged } = await moveFiles(trx, target, rows, how);
        return { count: rows.length, undo, merged, pid: target.id, pname: target.name };
      }),

    rename: (user: User, { name, ...chosen }: Chosen & { name: string }) =>
      change(user, async (trx) => {
        const rows = await chosenFiles(trx, user.id, chosen);
        const undo = await noteUndo(trx, user.id, { kind: 'name', rows });
        const { initial, key } = nameKey(name);
        await tally(trx, rows, -1);
        for (const ids of inChunks(rows.map((row) => row.id))) {
          await trx
            .updateTable('files')
            .set({ name, name_key: key, initial })
            .where('id', 'in', ids)
            .execute();
        }
        await tally(
          trx,
          rows.map((row) => ({ ...row, initial })),
          1,
        );
        return { count: rows.length, undo };
      }),

    async rotate(user: User, { ids, rotate }: { ids: string[]; rotate: number }, viewer: Viewer) {
      const turn = (rotate + FULL_TURN) % FULL_TURN;
      const turned = await change(user, (trx) =>
        trx
          .updateTable('files')
          .set({ rotate: sql<number>`(rotate + ${sql.lit(turn)}) % ${sql.lit(FULL_TURN)}` })
          .where('id', 'in', ids)
          .where('user_id', '=', user.id)
          .where('state', '=', STATE.LIVE)
          .returning('id')
          .execute(),
      );
      if (turned.length === 0) throw new CatalogueError('NOT_FOUND');
      const there = new Set(turned.map(({ id }) => id));
      const rows = await repository.findMany(
        user.id,
        ids.filter((id) => there.has(id)),
      );
      return showFiles(repository, rows, viewer.client);
    },

    date: (
      user: User,
      { change: wanted, preview, ...chosen }: Chosen & { change: DateChange; preview?: boolean | undefined },
    ) =>
      change(user, async (trx) => {
        const rows = await chosenFiles(trx, user.id, chosen);
        const before = spanOfTimes(rows.map((row) => row.taken));
        const after = spanOfTimes(rows.map((row) => changedDate(row, wanted).taken));
        assertInCalendar(after);
        if (preview) return { count: rows.length, undo: null, before, after };
        const undo = await noteUndo(trx, user.id, { kind: 'date', rows });
        await dateFiles(trx, rows, wanted);
        return { count: rows.length, undo, before, after };
      }),

    undo: (user: User, undoId: string) =>
      change(user, async (trx) => ({ count: await takeBack(trx, user.id, undoId) })),
  };
}

export type ChangesService = ReturnType<typeof createChangesService>;
