import { ALBUMS, FOLDER_TYPES, type ManageBody, ROOT_FOLDER } from '@xiangji/api-client/contract';
import { type FolderRow, STATE } from '../../db/schema.ts';
import { CatalogueError } from '../../http/errors.ts';
import { nameKey } from '../../names.ts';
import { newId } from '../../security/tokens.ts';
import { unixNow } from '../../time.ts';
import { type Draft, type Managed, undoOf } from './folderDraft.ts';
import type { FoldersRepository } from './folders.repository.ts';
import { assertAlbumCount } from './targetAlbum.ts';

interface ManagedFolders {
  drafts: Map<string, Draft>;
  /** Maps the client's temporary id to the real one. */
  ids: Map<string, string>;
  /** Sets that may have lost an album, or were just created. */
  touched: Set<string>;
}

const illegal = () => new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'album' } });

/**
 * The draft of an id. The client may name its own albums and those that this call creates. A foreign and a missing id
 * give the same error.
 */
function draftOf(managed: ManagedFolders, id: string): Draft {
  const draft = managed.drafts.get(managed.ids.get(id) ?? id);
  if (!draft) throw new CatalogueError('NOT_FOUND');
  return draft;
}

type Change = NonNullable<ManageBody['update']>[string];

function applyChange(draft: Draft, { name, numero, sdate, edate }: Change): void {
  if (name !== undefined) draft.name = name;
  if (numero !== undefined) draft.numero = numero;
  if (sdate === undefined && edate === undefined) return;
  if (draft.type !== FOLDER_TYPES.ALBUM) throw illegal();
  Object.assign(draft, orderedDays(sdate ?? null, edate ?? null));
}

/** A reversed range is swapped; a single end is used for both (spec §5 'Date edit'). */
export function orderedDays(sdate: number | null, edate: number | null) {
  const start = sdate ?? edate;
  const end = edate ?? sdate;
  if (start === null || end === null) return { sdate: null, edate: null };
  return { sdate: Math.min(start, end), edate: Math.max(start, end) };
}

function createAll(managed: ManagedFolders, create: NonNullable<ManageBody['create']>): void {
  const numbers = Array.from(managed.drafts.values(), (draft) => draft.numero);
  let behind = numbers.reduce((most, one) => Math.max(most, one), -1) + 1;
  for (const [given, { type, ...rest }] of Object.entries(create)) {
    if (managed.drafts.has(given) || given === ROOT_FOLDER) throw illegal();
    const id = newId();
    const draft: Draft = {
      id,
      parent_id: null,
      type,
      name: rest.name,
      sdate: null,
      edate: null,
      numero: behind,
      made: true,
      dropped: false,
    };
    behind += 1;
    applyChange(draft, rest);
    managed.drafts.set(id, draft);
    managed.ids.set(given, id);
    if (type === FOLDER_TYPES.ALBUM_SET) managed.touched.add(id);
  }
}

/** Albums move into sets or to the top level; sets stay at the top level, so there cannot be a cycle. */
function moveOne(managed: ManagedFolders, id: string, target: string): void {
  const draft = draftOf(managed, id);
  const set = target === ROOT_FOLDER ? null : draftOf(managed, target);
  if (set && (set.type !== FOLDER_TYPES.ALBUM_SET || draft.type !== FOLDER_TYPES.ALBUM)) throw illegal();
  if (draft.parent_id !== null) managed.touched.add(draft.parent_id);
  draft.parent_id = set?.id ?? null;
}

/** Sets without albums are deleted, sets with one are dissolved (spec §4 'Album manage'). */
function dissolveSmallSets({ drafts, touched }: ManagedFolders): void {
  for (const id of touched) {
    const set = drafts.get(id);
    if (!set) continue;
    const children = Array.from(drafts.values()).filter((draft) => draft.parent_id === id);
    if (children.length > 1) continue;
    set.dropped = true;
    for (const child of children) {
      child.parent_id = null;
      child.numero = set.numero;
    }
  }
}

function sortAll(managed: ManagedFolders, sort: readonly string[]): void {
  const drafts = sort.map((id) => draftOf(managed, id));
  if (new Set(drafts).size !== drafts.length) throw illegal();
  for (const [numero, draft] of drafts.entries()) draft.numero = numero;
}

function changesOf(before: FolderRow, after: Draft): Partial<FolderRow> {
  const { name, numero, sdate, edate, parent_id } = after;
  const renamed = name !== before.name ? { name, ...namedBy(name) } : {};
  const moved = parent_id !== before.parent_id ? { parent_id } : {};
  const dated = sdate !== before.sdate || edate !== before.edate ? { sdate, edate } : {};
  const placed = numero !== before.numero ? { numero } : {};
  return { ...renamed, ...moved, ...dated, ...placed };
}

function namedBy(name: string) {
  const { initial, key } = nameKey(name);
  return { initial, name_key: key };
}

async function write(
  folders: FoldersRepository,
  userId: string,
  { rows, drafts }: { rows: readonly FolderRow[]; drafts: ReadonlyMap<string, Draft> },
): Promise<void> {
  const now = unixNow();
  const made = Array.from(drafts.values()).filter((draft) => draft.made && !draft.dropped);
  // Sets first: albums refer to them.
  for (const { made: _, dropped: __, ...row } of made.toSorted((a, b) => b.type - a.type)) {
    await folders.insert({ ...row, ...namedBy(row.name), user_id: userId, ctime: now });
  }
  for (const row of rows) {
    const draft = drafts.get(row.id);
    if (!draft) continue;
    const changes = draft.dropped ? { state: STATE.RECYCLED, dtime: now } : changesOf(row, draft);
    if (Object.keys(changes).length === 0) continue;
    await folders.update(userId, row.id, changes);
  }
}

/** Loads the albums of one account, applies `change`, and writes the differences. */
async function changeAlbums(
  folders: FoldersRepository,
  userId: string,
  change: (managed: ManagedFolders) => void,
): Promise<Managed> {
  const rows = await folders.all(userId);
  const drafts = new Map(
    rows.map((row): [string, Draft] => [row.id, { ...row, made: false, dropped: false }]),
  );
  const managed: ManagedFolders = { drafts, ids: new Map(), touched: new Set() };
  change(managed);
  dissolveSmallSets(managed);
  await write(folders, userId, { rows, drafts });
  const dropped = rows.filter((row) => drafts.get(row.id)?.dropped).map((row) => row.id);
  const ids = Array.from(managed.ids).filter(([, id]) => !drafts.get(id)?.dropped);
  return { ids: Object.fromEntries(ids), dropped, undo: undoOf(rows, drafts) };
}

/**
 * The manage call (spec §7): changes names, dates and positions of albums, creates, moves and sorts them. Runs inside
 * the account's lock; throws before anything is written.
 */
export function manageFolders(
  folders: FoldersRepository,
  userId: string,
  body: Omit<ManageBody, 'key'>,
): Promise<Managed> {
  return changeAlbums(folders, userId, (managed) => {
    const create = body.create ?? {};
    if (Object.keys(create).length > ALBUMS.CREATED_PER_CALL)
      throw new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'albums' } });
    createAll(managed, create);
    if (managed.ids.size > 0) assertAlbumCount(managed.drafts.size);
    for (const [id, change] of Object.entries(body.update ?? {})) applyChange(draftOf(managed, id), change);
    for (const [id, target] of Object.entries(body.move ?? {})) moveOne(managed, id, target);
    sortAll(managed, body.sort ?? []);
  });
}

/** Deletes a set that has lost its last album, and dissolves one with a single album left. */
export function tidySet(folders: FoldersRepository, userId: string, setId: string): Promise<Managed> {
  return changeAlbums(folders, userId, (managed) => void managed.touched.add(setId));
}
