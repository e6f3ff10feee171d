import {
  type Account,
  type CallData,
  type Contract,
  FILE_ORDERS,
  FOLDER_ORDERS,
  FOLDER_TYPES,
  type ManageBody,
  ROOT_FOLDER,
} from '@xiangji/api-client/contract';
import type { ResponseCache } from '../../cache/responseCache.ts';
import { SerializedReply } from '../../cache/SerializedReply.ts';
import type { FolderRow, User } from '../../db/schema.ts';
import type { ClientHints } from '../../http/context.ts';
import { CatalogueError } from '../../http/errors.ts';
import { nameKey } from '../../names.ts';
import type { WithAccountLock } from '../repositories.ts';
import { albumAxis } from './albumAxis.ts';
import type { Managed } from './folderDraft.ts';
import type { FoldersRepository } from './folders.repository.ts';
import { manageFolders, orderedDays } from './manageFolders.ts';
import { onceByKey } from './onceByKey.ts';
import { isEmptyFolder, removeFolder } from './removeFolder.ts';
import { type FolderBase, shapeFolders } from './shapeFolders.ts';
import { assertAlbumLimit, newAlbum } from './targetAlbum.ts';

function countTypes(list: readonly FolderBase[]) {
  const count_node = list.filter((folder) => folder.type === FOLDER_TYPES.ALBUM_SET).length;
  return { count_node, count_leaf: list.length - count_node };
}

export interface InfoChange {
  name?: string | undefined;
  intro?: string | undefined;
  sdate?: number | null | undefined;
  edate?: number | null | undefined;
}

const illegal = () => new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'album' } });

/** The columns that an info call changes. Sets have only a name (spec §2 'albums only'). */
function infoColumns(folder: FolderRow, { name, intro, sdate, edate }: InfoChange): Partial<FolderRow> {
  const dated = sdate !== undefined || edate !== undefined;
  if (folder.type === FOLDER_TYPES.ALBUM_SET && (dated || intro !== undefined)) throw illegal();
  const named = name === undefined ? undefined : nameKey(name);
  return {
    ...(named && { name, name_key: named.key, initial: named.initial }),
    ...(intro !== undefined && { intro }),
    ...(dated && orderedDays(sdate ?? null, edate ?? null)),
  };
}

export interface FoldersOptions {
  /** The recycle bin's lifetime. */
  recycleDays: number;
  cache: ResponseCache;
  withAccountLock: WithAccountLock;
}

type ListData = CallData<Contract['folders']['list']>;

/** Lists of albums and sets. */
function createFolderViews(repository: FoldersRepository, { cache }: Pick<FoldersOptions, 'cache'>) {
  async function shape(user: User, client: ClientHints) {
    const cards = await repository.cards(user.id);
    return { cards, ...shapeFolders(cards, { user, client }) };
  }

  async function requireFolder(user: User, id: string): Promise<FolderRow> {
    const found = await repository.find(user.id, id);
    if (!found) throw new CatalogueError('NOT_FOUND');
    return found;
  }

  async function one(user: User, id: string, client: ClientHints): Promise<FolderBase> {
    const { cards, baseOf } = await shape(user, client);
    const card = cards.find((candidate) => candidate.id === id);
    if (!card) throw new CatalogueError('NOT_FOUND');
    return baseOf(card);
  }

  return {
    one,
    requireFolder,

    /** The top level; `deep` includes all albums of each set, not only those on its card. */
    async list(user: User, { client, deep }: { client: ClientHints; deep: boolean }) {
      return cache<ListData>(user, `folders ${client.webp} ${deep}`, async () => {
        const { childrenOf, withChildren } = await shape(user, client);
        const withAll = (folder: FolderBase) => ({ ...folder, list: childrenOf(folder.id) });
        const list = childrenOf(ROOT_FOLDER).map(deep ? withAll : withChildren);
        const order = user.folder_order;
        const data = { info: countTypes(list), order, axis: albumAxis(list, order), list };
        return new SerializedReply<ListData>(JSON.stringify(data));
      });
    },

    async children(user: User, id: string, client: ClientHints) {
      const { cards, baseOf, childrenOf, withChildren, orderIn } = await shape(user, client);
      const card = cards.find((candidate) => candidate.id === id);
      if (!card) throw new CatalogueError('NOT_FOUND');
      const list = childrenOf(id).map(withChildren);
      const order = orderIn(id) as Account['folder_order'];
      const folder = baseOf(card);
      return {
        folder,
        cover: folder.cover,
        info: countTypes(list),
        order,
        axis: albumAxis(list, order),
        list,
      };
    },

    async childList(user: User, id: string, client: ClientHints) {
      await requireFolder(user, id);
      return { list: (await shape(user, client)).childrenOf(id) };
    },
  };
}

/** The manage call, and the albums and sets that it creates. */
function createFolderMaking({ withAccountLock }: Pick<FoldersOptions, 'withAccountLock'>) {
  const manage = ({ id: userId }: User, { key, ...body }: ManageBody): Promise<Managed> =>
    withAccountLock(userId, ({ callReplies, folders }) =>
      onceByKey(callReplies, { userId, key }, () => manageFolders(folders, userId, body)),
    );

  async function createAlbum(user: User, parent: string, name: string): Promise<string> {
    return withAccountLock(user.id, async ({ folders }) => {
      const set = parent === ROOT_FOLDER ? null : await folders.find(user.id, parent);
      if (set === undefined) throw new CatalogueError('NOT_FOUND');
      if (set && set.type !== FOLDER_TYPES.ALBUM_SET) throw illegal();
      await assertAlbumLimit(folders, user.id);
      return (await folders.insert(newAlbum(user.id, name, set?.id))).id;
    });
  }

  /** Creates a set of existing albums, at least two. */
  async function createSet(user: User, name: string, list: readonly string[]): Promise<string> {
    const made = 'new';
    if (new Set(list).size < 2) throw illegal();
    const move = Object.fromEntries(list.map((id) => [id, made]));
    const { ids } = await manage(user, { create: { [made]: { name, type: FOLDER_TYPES.ALBUM_SET } }, move });
    const id = ids[made];
    if (!id) throw illegal();
    return id;
  }

  return { manage, createAlbum, createSet };
}

/** Albums and sets of one owner (spec §7 'Folders'). */
export function createFoldersService(repository: FoldersRepository, options: FoldersOptions) {
  const { withAccountLock, recycleDays } = options;
  const { one, requireFolder, ...views } = createFolderViews(repository, options);
  const { manage, createAlbum, createSet } = createFolderMaking(options);

  const update = (userId: string, id: string, values: Partial<FolderRow>): Promise<void> =>
    withAccountLock(userId, ({ folders }) => folders.update(userId, id, values));

  return {
    ...views,
    one,
    manage,

    /** Creates an album, in a set or at the top level; or a set of albums at the top level. */
    async create(
      user: User,
      wanted: { parent: string; name: string; type?: 1 | 2 | undefined; list?: string[] | undefined },
      client: ClientHints,
    ): Promise<FolderBase> {
      const { parent, name, type, list } = wanted;
      const isNode = type === FOLDER_TYPES.ALBUM_SET;
      if (isNode ? parent !== ROOT_FOLDER : list !== undefined) throw illegal();
      const id = isNode ? await createSet(user, name, list ?? []) : await createAlbum(user, parent, name);
      return one(user, id, client);
    },

    /** Moves an album into a set or out of it (spec §5 'Only leaf albums can be moved'). */
    async to(user: User, id: string, target: string) {
      if ((await requireFolder(user, id)).type !== FOLDER_TYPES.ALBUM) throw illegal();
      const { dropped, undo } = await manage(user, { move: { [id]: target } });
      return { dropped, undo };
    },

    async info(user: User, id: string, { change, client }: { change: InfoChange; client: ClientHints }) {
      const columns = infoColumns(await requireFolder(user, id), change);
      if (Object.keys(columns).length > 0) await update(user.id, id, columns);
      return one(user, id, client);
    },

    async setListOrder<O extends number>(user: User, order: O): Promise<{ order: O }> {
      await repository.setListOrder(user.id, order);
      return { order };
    },

    async setOrder<O extends number>(user: User, id: string, order: O): Promise<{ order: O }> {
      const { type } = await requireFolder(user, id);
      const known: readonly number[] = type === FOLDER_TYPES.ALBUM_SET ? FOLDER_ORDERS : FILE_ORDERS;
      if (!known.includes(order)) throw illegal();
      await update(user.id, id, { file_order: order });
      return { order };
    },

    remove: (user: User, id: string, ifEmpty = false) =>
      withAccountLock(user.id, async (repositories) => {
        const folder = await repositories.folders.find(user.id, id);
        if (!folder) throw new CatalogueError('NOT_FOUND');
        if (ifEmpty && !(await isEmptyFolder(repositories, folder))) throw illegal();
        return removeFolder(repositories, folder, recycleDays);
      }),
  };
}

export type FoldersService = ReturnType<typeof createFoldersService>;
