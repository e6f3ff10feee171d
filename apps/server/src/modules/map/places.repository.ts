import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { type FileRow, STATE } from '../../db/schema.ts';
import { type CellCount, MICRODEGREES } from '../../geo/cellCounts.ts';
import {
  type Box,
  type CellSpan,
  COUNTED_LEVELS,
  cellsPerCell,
  cover,
  FINEST_LEVEL,
  refine,
} from '../../geo/cells.ts';

/** A part of an account's map: cells of a level. */
export interface Area {
  userId: string;
  level: number;
  spans: readonly CellSpan[];
}

/** Photos of a cell: their number and the mean of their locations in degrees. */
export interface CellMean {
  cell: number;
  count: number;
  lat: number;
  lng: number;
}

export type CoverRow = Pick<FileRow, 'id' | 'type' | 'width' | 'height' | 'poster_sha256'>;

interface Page {
  skip: number;
  limit: number;
}

/** The area of a view; cells are about half as many pixels across as the tiles of its zoom. */
export function areaOf(userId: string, box: Box, zoom: number): Area {
  return { userId, ...cover(box, zoom + 1) };
}

/** The photos in the index by cell, which has no deleted ones. The conditions are literals, as in the index. */
const INDEXED = sql<SqlBool>`files.state = ${sql.lit(STATE.ACTIVE)} and files.cell is not null`;

/** A limit that leaves nothing out. */
const EVERY = sql.lit(Number.MAX_SAFE_INTEGER);

/** Whole numbers are part of the text: PostgreSQL would guess the type of a parameter. */
function valuesOf(rows: readonly (readonly number[])[]): RawBuilder<unknown> {
  const literals = rows.map((row) => sql`(${sql.join(row.map((value) => sql.lit(value)))})`);
  return sql`values ${sql.join(literals)}`;
}

const spanRows = (spans: readonly CellSpan[]) => valuesOf(spans.map(({ first, last }) => [first, last]));

/** Reads one photo of each cell. */
function createCovers(db: Db) {
  return async (userId: string, level: number, cells: readonly number[]): Promise<Map<number, CoverRow>> => {
    if (cells.length === 0) return new Map();
    const places = cells.map((cell) => {
      const [span] = refine([{ first: cell, last: cell }], level, FINEST_LEVEL);
      return [cell, span?.first ?? 0, span?.last ?? 0];
    });
    const { rows } = await sql<CoverRow & { cell: number }>`
      with places(place, first_cell, last_cell) as (${valuesOf(places)})
      select place as cell, covers.id, type, width, height, poster_sha256
      from places join files as covers on covers.id = (
        select files.id from files where files.user_id = ${userId} and ${INDEXED}
          and files.cell between first_cell and last_cell
        order by files.cell desc, files.taken desc, files.id desc limit 1)`.execute(db);
    return new Map(rows.map(({ cell, ...row }) => [Number(cell), row]));
  };
}

/** Photos of an account by cells of the map. Recycled photos and those without a location are not among them. */
export function createPlacesRepository(db: Db) {
  return {
    /** The cells of an area that have photos. */
    async cells({ userId, level, spans }: Area): Promise<CellMean[]> {
      if (spans.length === 0) return [];
      const counted = COUNTED_LEVELS.find((finer) => finer >= level) ?? FINEST_LEVEL;
      // A cross join keeps the order of the tables in SQLite: each span is one scan of the key.
      const { rows } = await sql<CellCount>`
        with spans(first_cell, last_cell) as (${spanRows(refine(spans, level, counted))})
        select cell / ${sql.lit(cellsPerCell(level, counted))} as cell,
          sum(count) as count, sum(lat) as lat, sum(lng) as lng
        from spans cross join place_counts
        where user_id = ${userId} and level = ${sql.lit(counted)}
          and cell between first_cell and last_cell and count > 0
        group by 1 order by 1`.execute(db);
      return rows.map(({ cell, count, lat, lng }) => ({
        cell: Number(cell),
        count: Number(count),
        lat: Number(lat) / Number(count) / MICRODEGREES,
        lng: Number(lng) / Number(count) / MICRODEGREES,
      }));
    },

    covers: createCovers(db),

    /**
     * Ids of the photos of an area, the newest first: all of them are read from the index, and sorted. Without the limit
     * of the area PostgreSQL would walk the timeline instead, which is slow where all photos of an area are old.
     */
    async newest({ userId, level, spans }: Area, { skip, limit }: Page): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        with spans(first_cell, last_cell) as (${spanRows(refine(spans, level, FINEST_LEVEL))}),
          area as (select files.id, files.taken from spans cross join files
            where files.user_id = ${userId} and ${INDEXED} and files.cell between first_cell and last_cell
            limit ${EVERY})
        select id from area order by taken desc, id desc
        limit ${sql.lit(limit)} offset ${sql.lit(skip)}`.execute(db);
      return rows.map(({ id }) => id);
    },

    /** The same, found among the `among` newest photos of the account; there may be fewer. */
    async newestAmong(
      { userId, level, spans }: Area,
      { skip, limit }: Page,
      among: number,
    ): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        with spans(first_cell, last_cell) as (${spanRows(refine(spans, level, FINEST_LEVEL))}),
          latest as (select id, taken, cell from files
            where user_id = ${userId} and state = ${sql.lit(STATE.ACTIVE)}
            order by taken desc, id desc limit ${sql.lit(among)})
        select latest.id from latest join spans on latest.cell between first_cell and last_cell
        order by latest.taken desc, latest.id desc limit ${sql.lit(limit)} offset ${sql.lit(skip)}`.execute(
        db,
      );
      return rows.map(({ id }) => id);
    },
  };
}

export type PlacesRepository = ReturnType<typeof createPlacesRepository>;
