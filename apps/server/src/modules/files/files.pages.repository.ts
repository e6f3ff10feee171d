import { PAGING } from '@xiangji/api-client/contract';
import { type Compilable, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { prepare } from '../../db/prepared.ts';
import { type FileRow, STATE } from '../../db/schema.ts';
import { type FileScope, type FileWithAlbum, isSubset, type SortColumn } from './fileScope.ts';
import type { PhotosQuery } from './files.filter.repository.ts';
import {
  FIXED,
  type Fixed,
  type FixedRow,
  joinKeywords,
  KEYWORD,
  type KeywordColumns,
} from './files.fixed.repository.ts';
import { photosIn } from './files.scope.repository.ts';

/**
 * A position in a list: before or after this photo. `key` is its name or tag key where the list is sorted by that.
 */
export interface Cursor {
  key?: string | undefined;
  taken: number;
  id: string;
}

/** Where a page starts. */
export type PageStart =
  | { kind: 'first' }
  /** Strictly after a photo, in the direction of the page. */
  | { kind: 'beyond'; cursor: Cursor }
  /** With that photo. */
  | { kind: 'at'; cursor: Cursor }
  /** At the first value that is at least this (ascending), or below it (descending). */
  | { kind: 'from'; from: number | string };

export interface PageQuery {
  scope: FileScope;
  by: SortColumn;
  descending: boolean;
  limit: number;
  start: PageStart;
  /** Whether the constant columns of the photos are read too, in the same statement. */
  whole?: boolean | undefined;
}

/** The columns of a photo that a list needs, and whether there are photos before the page's start. */
export type PageRow = Pick<
  FileRow,
  | 'id'
  | 'type'
  | 'name'
  | 'initial'
  | 'folder_id'
  | 'taken'
  | 'tz'
  | 'time_unknown'
  | 'rotate'
  | 'favorite'
  | 'vtime'
> & { pname: string; fixed?: Fixed };
export type FoundRow = PageRow & { behind: number };
type WholeRow = FoundRow & FixedRow & KeywordColumns;

interface Values extends FileScope {
  key?: string | undefined;
  taken?: number;
  id?: string;
  from?: number | string;
  skip?: number;
  limit?: number;
}
type PageSort = Pick<PageQuery, 'by' | 'descending'>;

/** Rows of the most common page, one more than it shows. PostgreSQL keeps a plan for it. */
const USUAL = PAGING.PHOTO_PAGE + 1;

const COLUMNS = [
  'files.id',
  'files.type',
  'files.name',
  'files.initial',
  'files.folder_id',
  'folders.name as pname',
  'files.taken',
  'files.tz',
  'files.time_unknown',
  'files.rotate',
  'files.favorite',
  'files.vtime',
] as const;

/** Sorts a list in its order; the id ends each order, so that a page can start at any photo. */
function inOrder<O>(query: PhotosQuery<O>, { by, descending }: PageSort): PhotosQuery<O> {
  const direction = descending ? 'desc' : 'asc';
  const first = by === 'taken' ? query : query.orderBy(`files.${by}`, direction);
  return first.orderBy('files.taken', direction).orderBy('files.id', direction);
}

const OPPOSITE = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const;
type Comparison = keyof typeof OPPOSITE;

function compare(kind: PageStart['kind'], descending: boolean): Comparison {
  if (kind === 'beyond') return descending ? '<' : '>';
  if (kind === 'at') return descending ? '<=' : '>=';
  return descending ? '<' : '>=';
}

function bound(
  by: SortColumn,
  kind: PageStart['kind'],
  values: Omit<Values, 'userId'>,
  operator: Comparison,
): RawBuilder<SqlBool> {
  const sign = sql.raw(operator);
  if (kind === 'from') return sql`${sql.ref(`files.${by}`)} ${sign} ${values.from}`;
  if (by === 'taken') return sql`(files.taken, files.id) ${sign} (${values.taken}, ${values.id})`;
  return sql`(${sql.ref(`files.${by}`)}, files.taken, files.id) ${sign}
    (${values.key}, ${values.taken}, ${values.id})`;
}

/**
 * The photos of a list without joining albums: an index alone gives their order. The caller must have checked that
 * the album belongs to the account.
 */
function placesIn(db: Db, values: Values): PhotosQuery<object> {
  if (isSubset(values)) return photosIn(db, values).clearSelect();
  const { userId, folderId } = values;
  const all = db
    .selectFrom('files')
    .where('files.state', '=', STATE.ACTIVE)
    .where(folderId === undefined ? 'files.user_id' : 'files.folder_id', '=', folderId ?? userId);
  return all as unknown as PhotosQuery<object>;
}

type Shape = Omit<PageQuery, 'scope' | 'whole'>;

function pageOf(db: Db, { by, descending, limit, start }: Shape, values: Values) {
  const { kind } = start;
  const most = limit === USUAL ? sql.lit(limit) : sql<number>`${values.limit}`;
  const page = inOrder(photosIn(db, values).clearSelect(), { by, descending }).select(COLUMNS).limit(most);
  if (kind === 'first') return page.select(sql<number>`0`.as('behind'));
  const operator = compare(kind, descending);
  // In the opposite order, so that both databases read the end of the same index.
  const other = inOrder(placesIn(db, values), { by, descending: !descending })
    .select(sql<number>`1`.as('one'))
    .where(bound(by, kind, values, OPPOSITE[operator]))
    .limit(sql.lit(1));
  return page
    .where(bound(by, kind, values, operator))
    .select(sql<number>`coalesce((${other}), 0)`.as('behind'));
}

/** The same page with the constant columns of its photos, one row per keyword. */
function wholePageOf(db: Db, shape: Shape, values: Values) {
  const direction = shape.descending ? 'desc' : 'asc';
  const page = pageOf(db, shape, values).select([
    ...FIXED,
    sql<string>`${sql.ref(`files.${shape.by}`)}`.as('place'),
  ]);
  return db
    .selectFrom(page.as('page'))
    .leftJoin('file_tags', 'file_tags.file_id', 'page.id')
    .leftJoin('tags', 'tags.id', 'file_tags.tag_id')
    .selectAll('page')
    .select(KEYWORD)
    .orderBy('page.place', direction)
    .orderBy('page.taken', direction)
    .orderBy('page.id', direction);
}

/** The position `skip` photos after a start. */
function skippedOf(db: Db, { by, descending, start }: Omit<Shape, 'limit'>, values: Values) {
  const ordered = inOrder(placesIn(db, values), { by, descending });
  const started =
    start.kind === 'first'
      ? ordered
      : ordered.where(bound(by, start.kind, values, compare(start.kind, descending)));
  return started
    .select([sql<string>`${sql.ref(`files.${by}`)}`.as('key'), 'files.taken', 'files.id'])
    .limit(sql.lit(1))
    .offset(sql<number>`${values.skip}`);
}

function valuesOf(scope: FileScope, start: PageStart): Values {
  return {
    ...Object.fromEntries(Object.entries(scope).filter(([, value]) => value !== undefined)),
    userId: scope.userId,
    ...((start.kind === 'beyond' || start.kind === 'at') && start.cursor),
    ...(start.kind === 'from' && { from: start.from }),
  };
}

/** Runs queries that are compiled once for each combination of options. */
function createRunner(db: Db) {
  const known = new Map<string, (values: Values) => Promise<unknown[]>>();
  return <Row>(name: string, values: Values, build: (slots: Values) => Compilable<Row>): Promise<Row[]> => {
    const names = Object.keys(values) as (keyof Values)[];
    const key = `${name} ${names}`;
    const query = known.get(key) ?? prepare<Values, Row>(db, names, build);
    known.set(key, query);
    return query(values) as Promise<Row[]>;
  };
}

/** Pages of photos. */
export function createPagesRepository(db: Db) {
  const run = createRunner(db);

  return {
    /** The start of a page that skips `skip` photos; undefined where the list is not longer. */
    async skipped(
      { scope, limit: _, whole: __, ...shape }: PageQuery,
      skip: number,
    ): Promise<PageStart | undefined> {
      const { by, descending, start } = shape;
      const values = { ...valuesOf(scope, start), skip };
      // The shape of a search differs with its words: its statements are not kept.
      if (scope.filter) {
        const found = await skippedOf(db, shape, values).executeTakeFirst();
        return found && { kind: 'at', cursor: found };
      }
      const [cursor] = await run(`skip ${by} ${descending} ${start.kind}`, values, (slots) =>
        skippedOf(db, shape, slots),
      );
      return cursor && { kind: 'at', cursor };
    },

    async page({ scope, whole, ...shape }: PageQuery): Promise<FoundRow[]> {
      const { by, descending, limit, start } = shape;
      const values = { ...valuesOf(scope, start), ...(limit !== USUAL && { limit }) };
      const name = `page ${by} ${descending} ${start.kind}`;
      if (scope.filter) return pageOf(db, shape, values).execute();
      if (!whole) return run(name, values, (slots) => pageOf(db, shape, slots));
      const rows = await run<WholeRow>(`whole ${name}`, values, (slots) => wholePageOf(db, shape, slots));
      return joinKeywords(rows).map(({ row, tags }) => ({ ...row, fixed: { row, tags } }));
    },

    /** Whole rows of a part of a list: from a photo on where `from` is a cursor, else from that index on. */
    range(
      scope: FileScope,
      { from, limit, ...sort }: PageSort & { from: Cursor | number; limit: number },
    ): Promise<FileWithAlbum[]> {
      const query = inOrder(photosIn(db, scope), sort).limit(limit);
      const started =
        typeof from === 'number'
          ? query.offset(from)
          : query.where(bound(sort.by, 'at', from, compare('at', sort.descending)));
      return started.execute();
    },
  };
}
