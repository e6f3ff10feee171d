import {
  type Account,
  FOLDER_TYPES,
  type Folder,
  IMAGES,
  ORDER,
  ROOT_FOLDER,
} from '@xiangji/api-client/contract';
import type { FolderRow, User } from '../../db/schema.ts';
import { nameKey } from '../../names.ts';
import type { ClientHints } from '../../plugins/context.ts';
import { CatalogueError } from '../../plugins/errors.ts';
import { newId } from '../../security/tokens.ts';
import { unixNow } from '../../time.ts';
import { dayOf } from '../files/axisCounts.ts';
import { thumbnailUrl } from '../media/mediaUrls.ts';
import type { FolderCard, FoldersRepository } from './folders.repository.ts';

type FolderBase = Omit<Folder, 'list'>;

/** Wide enough for a card of the album list at twice the pixels. */
const COVER_WIDTH = 480;

const dayOrNull = (taken: number | null): number | null => (taken === null ? null : dayOf(taken));

function coverOf(card: FolderCard, client: ClientHints): FolderBase['cover'] {
  if (!card.cover_id) return null;
  const path = thumbnailUrl(card.cover_id, { width: COVER_WIDTH, webp: client.webp });
  return { path, source: null, original: null, crop: null, thumbhash: card.cover_thumbhash };
}

function toBase(card: FolderCard, count: number, client: ClientHints): FolderBase {
  return {
    id: card.id,
    pid: card.parent_id ?? ROOT_FOLDER,
    name: card.name,
    intro: card.intro,
    initial: card.initial,
    type: card.type as FolderBase['type'],
    cover: coverOf(card, client),
    sdate: card.sdate ?? dayOrNull(card.first_taken),
    edate: card.edate ?? dayOrNull(card.last_taken),
    order: card.file_order as FolderBase['order'],
    numero: card.numero,
    valid: count > 0,
    i: card.ctime,
    timezone: null,
    count,
  };
}

function photosIn(card: FolderRow): number {
  return card.count_photo + card.count_video;
}

type Compare = (a: FolderBase, b: FolderBase) => number;

/** Albums without a date stand behind those with one, in either direction. */
function byDate(direction: 1 | -1): Compare {
  return (a, b) => {
    if (a.sdate === null || b.sdate === null) return Number(a.sdate === null) - Number(b.sdate === null);
    return direction * (a.sdate - b.sdate);
  };
}

function comparatorFor(order: number, keys: ReadonlyMap<string, string>): Compare {
  const key = (folder: FolderBase) => keys.get(folder.id) ?? '';
  const byName: Compare = (a, b) => (key(a) < key(b) ? -1 : Number(key(a) > key(b)));
  const byAge: Compare = (a, b) => (a.i === b.i ? (a.id < b.id ? -1 : 1) : a.i - b.i);
  const main: Record<number, Compare> = {
    [ORDER.DATE_ASC]: byDate(1),
    [ORDER.DATE_DESC]: byDate(-1),
    [ORDER.NAME_ASC]: byName,
    [ORDER.NAME_DESC]: (a, b) => byName(b, a),
    [ORDER.CUSTOM]: (a, b) => a.numero - b.numero,
  };
  const first = main[order] ?? byDate(1);
  return (a, b) => first(a, b) || byAge(a, b);
}

/** Shapes the rows of one owner into the lists that the contract names. */
function shapeFolders(cards: FolderCard[], order: number, client: ClientHints) {
  const compare = comparatorFor(order, new Map(cards.map((card) => [card.id, card.name_key])));
  const byParent = Map.groupBy(cards, (card) => card.parent_id ?? ROOT_FOLDER);
  const childrenOf = (id: string): FolderBase[] =>
    (byParent.get(id) ?? [])
      .map((card) => {
        const isNode = card.type === FOLDER_TYPES.NODE;
        return toBase(card, isNode ? (byParent.get(card.id)?.length ?? 0) : photosIn(card), client);
      })
      .sort(compare);
  const withChildren = (folder: FolderBase): Folder => {
    const children = childrenOf(folder.id);
    return { ...folder, ...spanOf(folder, children), list: children.slice(0, IMAGES.ALBUM_COVERS) };
  };
  return { childrenOf, withChildren };
}

/** A set's dates are those of its albums. */
function spanOf(folder: FolderBase, children: FolderBase[]): Pick<FolderBase, 'sdate' | 'edate'> {
  if (folder.type !== FOLDER_TYPES.NODE) return { sdate: folder.sdate, edate: folder.edate };
  const starts = children.flatMap((child) => child.sdate ?? []);
  const ends = children.flatMap((child) => child.edate ?? []);
  return {
    sdate: starts.length > 0 ? Math.min(...starts) : null,
    edate: ends.length > 0 ? Math.max(...ends) : null,
  };
}

function countTypes(list: readonly FolderBase[]) {
  const count_node = list.filter((folder) => folder.type === FOLDER_TYPES.NODE).length;
  return { count_node, count_leaf: list.length - count_node };
}

/** Albums and album-sets of one owner (spec §7 'Folders'). */
export function createFoldersService(repository: FoldersRepository) {
  async function shape(user: User, client: ClientHints) {
    return shapeFolders(await repository.all(user.id), user.folder_order, client);
  }

  async function requireFolder(user: User, id: string): Promise<FolderRow> {
    const found = await repository.find(user.id, id);
    if (!found) throw new CatalogueError('NOT_FOUND');
    return found;
  }

  return {
    async list(user: User, client: ClientHints) {
      const { childrenOf, withChildren } = await shape(user, client);
      const list = childrenOf(ROOT_FOLDER).map(withChildren);
      return { info: countTypes(list), order: user.folder_order as Account['folder_order'], list };
    },

    async children(user: User, id: string, client: ClientHints) {
      await requireFolder(user, id);
      const cards = await repository.all(user.id);
      const { childrenOf, withChildren } = shapeFolders(cards, user.folder_order, client);
      const card = cards.find((candidate) => candidate.id === id);
      if (!card) throw new CatalogueError('NOT_FOUND');
      const list = childrenOf(id).map(withChildren);
      const base = toBase(card, card.type === FOLDER_TYPES.NODE ? list.length : photosIn(card), client);
      const folder = { ...base, ...spanOf(base, list) };
      return { folder, info: countTypes(list), order: user.folder_order as Account['folder_order'], list };
    },

    /** Makes an album. Sets hold albums, so the parent must be a set, or the top level. */
    async create(user: User, parent: string, name: string): Promise<FolderBase> {
      if (parent !== ROOT_FOLDER) {
        const set = await requireFolder(user, parent);
        if (set.type !== FOLDER_TYPES.NODE) throw new CatalogueError('ILLEGAL_REQUEST');
      }
      const { initial, key } = nameKey(name);
      const row = await repository.insert({
        id: newId(),
        user_id: user.id,
        parent_id: parent === ROOT_FOLDER ? null : parent,
        type: FOLDER_TYPES.LEAF,
        name,
        name_key: key,
        initial,
        ctime: unixNow(),
      });
      const empty = { first_taken: null, last_taken: null, cover_id: null, cover_thumbhash: null };
      return toBase({ ...row, ...empty }, 0, { width: 0, webp: true });
    },
  };
}

export type FoldersService = ReturnType<typeof createFoldersService>;
