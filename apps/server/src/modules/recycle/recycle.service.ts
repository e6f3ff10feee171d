import { type File, PAGING } from '@xiangji/api-client/contract';
import type { FileRow, User } from '../../db/schema.ts';
import type { ClientHints } from '../../http/context.ts';
import { CatalogueError } from '../../http/errors.ts';
import type { LoginThrottle } from '../auth/loginThrottle.ts';
import { targetAlbum } from '../folders/targetAlbum.ts';
import { thumbnailUrl, thumbnailWidths } from '../media/mediaUrls.ts';
import type { WithAccountLock } from '../repositories.ts';
import type { RecycleRepository, RecycleSelection } from './recycle.repository.ts';

function toItem(row: FileRow & { pname: string }, client: ClientHints) {
  const { id, name, width, height, rotate, thumbhash, folder_id: pid, pname } = row;
  const thumbnail = thumbnailWidths(row, client.width).map((size): [number, string] => [
    size,
    thumbnailUrl(id, { width: size, webp: client.webp }),
  ]);
  const picture = { thumbnail, thumbhash, width, height, rotate, type: row.type as File['type'] };
  const size = row.size + row.live_size;
  return { id, name, size, time: row.dtime ?? 0, vtime: row.vtime ?? 0, pid, pname, ...picture };
}

export interface RecycleDependencies {
  repository: RecycleRepository;
  withAccountLock: WithAccountLock;
  throttle: LoginThrottle;
  /** Requests the removal of unreferenced bytes soon. */
  collectSoon: () => void;
}

/**
 * The recycle bin (spec §7 'Recycle'): listing, restoring, emptying. Each change is one transaction with exact
 * counts.
 */
export function createRecycleService(dependencies: RecycleDependencies) {
  const { repository, withAccountLock, throttle, collectSoon } = dependencies;

  return {
    async list(
      user: User,
      query: { page?: number | undefined; count?: number | undefined },
      client: ClientHints,
    ) {
      const limit = query.count ?? PAGING.RECYCLE_PAGE;
      const totals = await repository.totals(user.id);
      const pages = Math.max(1, Math.ceil(totals.total / limit));
      // The photos of the last page may have been deleted: the page before it is shown then.
      const page = Math.min(query.page ?? 1, pages);
      const rows = await repository.page(user.id, { offset: (page - 1) * limit, limit });
      return { ...totals, page, pages, list: rows.map((row) => toItem(row, client)) };
    },

    /**
     * Deletes photos permanently: the rows in one transaction, the bytes after it. Throws the error of a wrong
     * password.
     */
    async remove(user: User, selection: RecycleSelection, password: string) {
      await throttle.confirm(user, password);
      const done = await withAccountLock(user.id, async ({ moves, recycle }) => {
        const sum = { count: 0, size: 0 };
        for await (const rows of recycle.selected(user.id, selection)) {
          await moves.drop(rows);
          sum.count += rows.length;
          for (const row of rows) sum.size += row.size + row.live_size;
        }
        if (selection.ids && sum.count === 0) throw new CatalogueError('NOT_FOUND');
        return sum;
      });
      collectSoon();
      return done;
    },

    /** Restores photos into an existing album, or into a new one (spec §2 NEW/OLD). */
    restore: (
      user: User,
      { pid, name, ...selection }: RecycleSelection & { pid: string; name?: string | undefined },
    ) =>
      withAccountLock(user.id, async ({ folders, moves, recycle }) => {
        const target = await targetAlbum(folders, user, { pid, name });
        const sum = { count: 0, merged: 0 };
        for await (const rows of recycle.selected(user.id, selection)) {
          const { count, merged } = await moves.restoreInto(target.id, rows);
          sum.count += count;
          sum.merged += merged;
        }
        if (sum.count === 0) throw new CatalogueError('NOT_FOUND');
        return { ...sum, pid: target.id, pname: target.name };
      }),

    /** Restores photos into their former albums. */
    back: (user: User, selection: RecycleSelection) =>
      withAccountLock(user.id, async ({ moves, recycle }) => {
        const sum = { count: 0, merged: 0 };
        const pids = new Set<string>();
        for await (const rows of recycle.selected(user.id, selection)) {
          const done = await moves.restoreBack(user.id, rows);
          sum.count += done.count;
          sum.merged += done.merged;
          for (const pid of done.pids) pids.add(pid);
        }
        if (sum.count === 0) throw new CatalogueError('NOT_FOUND');
        return { ...sum, pids: [...pids] };
      }),
  };
}

export type RecycleService = ReturnType<typeof createRecycleService>;
