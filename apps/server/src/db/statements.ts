import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Prepared statements that are cached; the product has about two hundred, and lists of ids add some more. */
const MOST_KEPT = 500;

interface Statement extends SqliteStatement {
  busy: boolean;
  raw: (toggle: boolean) => Statement;
  columns: () => { name: string }[];
}

interface Sqlite {
  prepare: (text: string) => Statement;
  close: () => void;
}

/** Builds the rows' objects itself: the driver would compile a function for that at each call. */
function rowsAsObjects(statement: Statement): SqliteStatement {
  const names = statement
    .raw(true)
    .columns()
    .map(({ name }) => name);
  const toObject = (values: unknown) => {
    const row: Record<string, unknown> = {};
    let index = 0;
    for (const name of names) {
      row[name] = (values as unknown[])[index];
      index += 1;
    }
    return row;
  };
  return {
    reader: true,
    all: (parameters) => statement.all(parameters).map(toObject),
    run: (parameters) => statement.run(parameters),
    *iterate(parameters) {
      for (const values of statement.iterate(parameters)) yield toObject(values);
    },
  };
}

/**
 * A SQLite database that prepares each text once: planning a page costs as much as executing it. A statement whose
 * rows are still being read is not used a second time at once.
 */
export function keepStatements(database: Sqlite): SqliteDatabase {
  const kept = new Map<string, { statement: Statement; asObjects: SqliteStatement }>();
  return {
    prepare(text) {
      const known = kept.get(text);
      if (known?.statement.busy) return database.prepare(text);
      const statement = known?.statement ?? database.prepare(text);
      const asObjects = known?.asObjects ?? (statement.reader ? rowsAsObjects(statement) : statement);
      // Least recently used first.
      kept.delete(text);
      kept.set(text, { statement, asObjects });
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return asObjects;
    },
    close: () => database.close(),
  };
}

const names = new Map<string, string>();

/**
 * Makes PostgreSQL keep the plan of this text on each connection. Only for texts that name their columns: a plan for
 * `*` would fail once a newer server has added one.
 */
export function keepPlan(text: string): void {
  if (!names.has(text) && names.size < MOST_KEPT) names.set(text, `xiangji_${names.size}`);
}

/** The name under which PostgreSQL keeps the plan of this text. */
export function planOf(text: string): string | undefined {
  return names.get(text);
}
