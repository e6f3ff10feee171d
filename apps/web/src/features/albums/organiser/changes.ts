import { type ManageBody, ORDER, ROOT_FOLDER } from '@xiangji/api-client/contract';
import { type AlbumOrder, newFolderOf } from '../../../shared/models/album.ts';
import { listOf, type OrganiserTree, orderOf } from './tree.ts';

/** What the manage call carries of the work (spec §7 'manage'). */
export type Changes = Pick<ManageBody, 'create' | 'update' | 'move' | 'sort'>;

/** Most items that one manage call sorts. */
const MOST_SORTED = 5_000;

function filled<T extends object>(record: T): T | undefined {
  return Object.keys(record).length > 0 ? record : undefined;
}

function createdIn(first: OrganiserTree, tree: OrganiserTree): NonNullable<Changes['create']> {
  const made = Array.from(tree.nodes.values()).filter(({ id }) => !first.nodes.has(id));
  return Object.fromEntries(
    made.map(({ id, name, kind, rank }) => [id, newFolderOf({ name, kind, position: Math.max(0, rank) })]),
  );
}

function renamedIn(first: OrganiserTree, tree: OrganiserTree): NonNullable<Changes['update']> {
  const renamed = Array.from(tree.nodes.values()).filter(({ id, name }) => {
    const before = first.nodes.get(id);
    return before && before.name !== name;
  });
  return Object.fromEntries(renamed.map(({ id, name }) => [id, { name }]));
}

function movedIn(first: OrganiserTree, tree: OrganiserTree): NonNullable<Changes['move']> {
  const moved = Array.from(tree.nodes.values()).filter(
    ({ id, parent }) => (first.nodes.get(id)?.parent ?? ROOT_FOLDER) !== parent,
  );
  return Object.fromEntries(moved.map(({ id, parent }) => [id, parent]));
}

function isPartOf(part: readonly string[], whole: readonly string[]): boolean {
  let found = 0;
  for (const id of whole) if (id === part[found]) found += 1;
  return found === part.length;
}

/** Levels in custom order whose sequence the places that the server has do not give by themselves. */
function sortedIn(first: OrganiserTree, tree: OrganiserTree): string[] {
  const levels = [ROOT_FOLDER, ...new Set(Array.from(tree.nodes.values(), ({ parent }) => parent))];
  const resorted = [...new Set(levels)].filter((level) => {
    if (orderOf(tree, level) !== ORDER.CUSTOM) return false;
    const [before, after] = [first, tree].map((state) =>
      listOf(state, level, ORDER.CUSTOM).map(({ id }) => id),
    ) as [string[], string[]];
    return !isPartOf(after, before);
  });
  return resorted.flatMap((level) => listOf(tree, level).map(({ id }) => id)).slice(0, MOST_SORTED);
}

/** The one call that makes the server's tree out of the first one; undefined where there is nothing to do. */
export function changesOf(first: OrganiserTree, tree: OrganiserTree): Changes | undefined {
  const sort = sortedIn(first, tree);
  const create = filled(createdIn(first, tree));
  const update = filled(renamedIn(first, tree));
  // A set that is gone leaves nothing behind: whatever was in it has moved, and the server drops it by itself.
  const move = filled(movedIn(first, tree));
  return filled({
    ...(create && { create }),
    ...(update && { update }),
    ...(move && { move }),
    ...(sort.length > 0 && { sort }),
  });
}

/**
 * Levels whose order is to be kept; a set may still have its temporary id. A set without an order of its own takes
 * the top's: when that one changes, those that look like it are told to stay as they are.
 */
export function orderChangesOf(
  first: OrganiserTree,
  tree: OrganiserTree,
): { level: string; order: AlbumOrder }[] {
  const [oldTop, newTop] = [first, tree].map((state) => state.orders.get(ROOT_FOLDER));
  const stays = (before: AlbumOrder | undefined, now: AlbumOrder) =>
    before === now && (oldTop === newTop || before !== oldTop);
  return Array.from(tree.orders, ([level, order]) => ({ level, order })).filter(
    ({ level, order }) =>
      (level === ROOT_FOLDER || tree.nodes.has(level)) && !stays(first.orders.get(level), order),
  );
}

/** Whether there is anything to save. */
export function isChanged(first: OrganiserTree, tree: OrganiserTree): boolean {
  return changesOf(first, tree) !== undefined || orderChangesOf(first, tree).length > 0;
}
