import type { DateChange, PhotoSelection } from '@xiangji/api-client/contract';
import type { FileRow, User } from '../../db/schema.ts';
import { CatalogueError } from '../../http/errors.ts';
import { nameKey } from '../../names.ts';
import { unixNow } from '../../time.ts';
import { targetAlbum } from '../folders/targetAlbum.ts';
import type { Repositories, WithAccountLock } from '../repositories.ts';
import { assertInCalendar, changedDate, spanOfTimes } from './dateChange.ts';
import type { Viewer } from './files.service.ts';
import { selectedFiles } from './selectedFiles.ts';
import { showFiles } from './showFiles.ts';

const FULL_TURN = 360;

export interface ChangesDependencies {
  withAccountLock: WithAccountLock;
  /** Days until photos in the recycle bin are deleted permanently. */
  recycleDays: number;
}

interface SelectedChange {
  kind: 'delete' | 'name';
  make: (repositories: Repositories, rows: FileRow[], undo: string) => Promise<unknown>;
}

/** Rotates photos; returns them as they are now. Throws NOT_FOUND where none exists. */
async function rotateFiles(
  { changes, files }: Repositories,
  user: User,
  { ids, rotate, viewer }: { ids: string[]; rotate: number; viewer: Viewer },
) {
  const angle = (rotate + FULL_TURN) % FULL_TURN;
  const there = new Set(await changes.rotate(user.id, ids, angle));
  if (there.size === 0) throw new CatalogueError('NOT_FOUND');
  const rows = await files.findMany(
    user.id,
    ids.filter((id) => there.has(id)),
  );
  return showFiles(files, rows, viewer.client);
}

/** Marks the selected photos as favorites, or removes the mark. Only photos that change are counted and undone. */
async function markFavorites(
  { files, changes, undo: undos }: Repositories,
  user: User,
  { favorite, ...selection }: PhotoSelection & { favorite: boolean },
) {
  const mark = favorite ? 1 : 0;
  const selected = await selectedFiles(files, user.id, selection);
  const rows = selected.filter((row) => row.favorite !== mark);
  const undo = await undos.record(user.id, { kind: 'favorite', rows, now: unixNow() });
  await changes.setFavorite(rows, mark);
  return { count: rows.length, undo };
}

/** Changes of photos (spec §7 'Files'): each call in one transaction, counters included. */
export function createChangesService({ withAccountLock, recycleDays }: ChangesDependencies) {
  const recycling = (batch: string) => ({ batch, now: unixNow(), days: recycleDays });

  /** Changes the selected photos so that the change can be undone. */
  const changeSelected = (user: User, selection: PhotoSelection, { kind, make }: SelectedChange) =>
    withAccountLock(user.id, async (repositories) => {
      const rows = await selectedFiles(repositories.files, user.id, selection);
      const undo = await repositories.undo.record(user.id, { kind, rows, now: unixNow() });
      await make(repositories, rows, undo);
      return { count: rows.length, undo };
    });

  return {
    remove: (user: User, selection: PhotoSelection) =>
      changeSelected(user, selection, {
        kind: 'delete',
        make: ({ moves }, rows, undo) => moves.recycle(rows, recycling(undo)),
      }),

    move: (user: User, pid: string, { name, ...selection }: PhotoSelection & { name?: string | undefined }) =>
      withAccountLock(user.id, async ({ files, folders, moves, undo: undos }) => {
        const rows = await selectedFiles(files, user.id, selection);
        const target = await targetAlbum(folders, user, { pid, name });
        const undo = await undos.record(user.id, { kind: 'move', rows, now: unixNow() });
        const { merged } = await moves.moveInto(target.id, rows, recycling(undo));
        return { count: rows.length, undo, merged, pid: target.id, pname: target.name };
      }),

    rename: (user: User, { name, ...selection }: PhotoSelection & { name: string }) => {
      const { initial, key } = nameKey(name);
      return changeSelected(user, selection, {
        kind: 'name',
        make: ({ changes }, rows) => changes.rename(rows, { name, name_key: key, initial }),
      });
    },

    favorite: (user: User, body: PhotoSelection & { favorite: boolean }) =>
      withAccountLock(user.id, (repositories) => markFavorites(repositories, user, body)),

    rotate: (user: User, input: { ids: string[]; rotate: number }, viewer: Viewer) =>
      withAccountLock(user.id, (repositories) => rotateFiles(repositories, user, { ...input, viewer })),

    date: (
      user: User,
      {
        change,
        preview,
        ...selection
      }: PhotoSelection & { change: DateChange; preview?: boolean | undefined },
    ) =>
      withAccountLock(user.id, async ({ files, changes, undo: undos }) => {
        const rows = await selectedFiles(files, user.id, selection);
        const before = spanOfTimes(rows.map((row) => row.taken));
        const after = spanOfTimes(rows.map((row) => changedDate(row, change).taken));
        assertInCalendar(after);
        if (preview) return { count: rows.length, undo: null, before, after };
        const undo = await undos.record(user.id, { kind: 'date', rows, now: unixNow() });
        await changes.setDates(rows, change);
        return { count: rows.length, undo, before, after };
      }),

    undo: (user: User, undoId: string) =>
      withAccountLock(user.id, async ({ undo }) => {
        const count = await undo.apply(user.id, undoId);
        if (count === undefined) throw new CatalogueError('NOT_FOUND');
        return { count };
      }),
  };
}

export type ChangesService = ReturnType<typeof createChangesService>;
