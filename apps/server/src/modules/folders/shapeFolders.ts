import {
  FOLDER_TYPES,
  type Folder,
  IMAGES,
  ORDER,
  ROOT_FOLDER,
  readCrop,
} from '@xiangji/api-client/contract';
import type { FolderRow, User } from '../../db/schema.ts';
import type { ClientHints } from '../../http/context.ts';
import { dayOf } from '../../time.ts';
import { coverUrl, fullUrl, imageUrl, thumbnailUrl } from '../media/mediaUrls.ts';
import type { FolderCard } from './folders.repository.ts';

export type FolderBase = Omit<Folder, 'list'>;

/** Wide enough for a card of the album list at twice the device pixels. */
const COVER_WIDTH = 480;
/** Wide enough to crop from. */
const SOURCE_WIDTH = 1_600;

const dayOrNull = (taken: number | null): number | null => (taken === null ? null : dayOf(taken));

/** The cover of an album: an uploaded picture, else the chosen photo, else the first one. */
export function coverOf(card: FolderCard, { webp }: ClientHints): FolderBase['cover'] {
  const crop = readCrop(card.cover_crop ?? '') ?? null;
  if (card.image_id) {
    const path = coverUrl(card.id, { of: card.image_id, crop: card.cover_crop, webp });
    const [source, original] = [`${SOURCE_WIDTH}.${webp ? 'webp' : 'jpg'}`, 'full'].map((name) =>
      imageUrl(card.image_id ?? '', name),
    );
    return { path, source: source ?? null, original: original ?? null, crop, thumbhash: null };
  }
  if (!card.cover_id) return null;
  // A crop belongs to the photo that was chosen, not to its replacement.
  const own = card.cover_id === card.cover_file_id ? crop : null;
  const path = own
    ? coverUrl(card.id, { of: card.cover_id, crop: card.cover_crop, webp })
    : thumbnailUrl(card.cover_id, { width: COVER_WIDTH, webp });
  const source = thumbnailUrl(card.cover_id, { width: SOURCE_WIDTH, webp });
  return { path, source, original: fullUrl(card.cover_id), crop: own, thumbhash: card.cover_thumbhash };
}

/** The order stored for a folder, else the account's. */
export function orderOf(
  row: Pick<FolderRow, 'type' | 'file_order'>,
  user: Pick<User, 'folder_order' | 'file_order'>,
): FolderBase['order'] {
  const general = row.type === FOLDER_TYPES.ALBUM_SET ? user.folder_order : user.file_order;
  return (row.file_order || general) as FolderBase['order'];
}

export function toBase(
  card: FolderCard,
  count: number,
  { user, client }: { user: User; client: ClientHints },
): FolderBase {
  return {
    id: card.id,
    pid: card.parent_id ?? ROOT_FOLDER,
    tid: null,
    name: card.name,
    intro: card.intro,
    initial: card.initial,
    type: card.type as FolderBase['type'],
    cover: coverOf(card, client),
    sdate: card.sdate ?? dayOrNull(card.first_taken),
    edate: card.edate ?? dayOrNull(card.last_taken),
    order: orderOf(card, user),
    numero: card.numero,
    valid: count > 0,
    i: card.ctime,
    timezone: card.first_timezone,
    count,
  };
}

export function photosIn(card: FolderRow): number {
  return card.count_photo + card.count_video;
}

type Compare = (a: FolderBase, b: FolderBase) => number;

/** Albums without a date come after those with one, in either direction. */
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

/** A set's dates are those of its albums. */
export function spanOf(folder: FolderBase, children: FolderBase[]): Pick<FolderBase, 'sdate' | 'edate'> {
  if (folder.type !== FOLDER_TYPES.ALBUM_SET) return { sdate: folder.sdate, edate: folder.edate };
  const starts = children.flatMap((child) => child.sdate ?? []);
  const ends = children.flatMap((child) => child.edate ?? []);
  return {
    sdate: starts.length > 0 ? Math.min(...starts) : null,
    edate: ends.length > 0 ? Math.max(...ends) : null,
  };
}

/** Builds the lists of the contract from the rows of one owner. */
export function shapeFolders(cards: FolderCard[], view: { user: User; client: ClientHints }) {
  const keys = new Map(cards.map((card) => [card.id, card.name_key]));
  const byId = new Map(cards.map((card) => [card.id, card]));
  const byParent = Map.groupBy(cards, (card) => card.parent_id ?? ROOT_FOLDER);
  /** With the dates that its albums give a set, by which it is sorted too. */
  const baseOf = (card: FolderCard): FolderBase => {
    if (card.type !== FOLDER_TYPES.ALBUM_SET) return toBase(card, photosIn(card), view);
    const children = (byParent.get(card.id) ?? []).map(baseOf);
    const base = toBase(card, children.length, view);
    return { ...base, ...spanOf(base, children) };
  };
  const orderIn = (id: string): number => {
    const set = byId.get(id);
    return set?.type === FOLDER_TYPES.ALBUM_SET ? orderOf(set, view.user) : view.user.folder_order;
  };
  const childrenOf = (id: string): FolderBase[] =>
    (byParent.get(id) ?? []).map(baseOf).sort(comparatorFor(orderIn(id), keys));
  const withChildren = (folder: FolderBase): Folder => ({
    ...folder,
    list: childrenOf(folder.id).slice(0, IMAGES.ALBUM_COVERS),
  });
  return { baseOf, childrenOf, withChildren, orderIn };
}
