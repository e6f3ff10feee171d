import type { ColumnType } from 'kysely';

/** 0 or 1: both databases store booleans as small integers. */
export type Flag = 0 | 1;

/** A column that may be left out of an insert. */
export type Default<T> = ColumnType<T, T | undefined, T>;
