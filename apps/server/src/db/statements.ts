import type { PostgresPool, PostgresPoolClient, SqliteDatabase, SqliteStatement } from 'kysely';

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

interface Client extends Omit<PostgresPoolClient, 'query'> {
  query: (asked: { name?: string; text: string; values: unknown[] }) => Promise<unknown>;
}

interface Pool {
  connect: () => Promise<Client>;
  end: () => Promise<void>;
  options: object;
}

/** SQLSTATE of a server that shuts down or ends a session (57P…), and of a broken connection (08…). */
const CONNECTION_ENDS = /^(57P|08)/;

/** After such an error PostgreSQL closes the connection; the pool notices only when the socket ends. */
function isFatal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONNECTION_ENDS.test(String(error.code));
}

/** A pool whose connections keep the plans of the texts given to `keepPlan`. */
export function keepPlans(pool: Pool): PostgresPool {
  const known = new WeakMap<Client, PostgresPoolClient>();
  function wrap(client: Client): PostgresPoolClient {
    let isEnding = false;
    const query = (text: string, values: readonly unknown[] = []) => {
      const name = names.get(text);
      return client.query({ ...(name && { name }), text, values: [...values] }).catch((error: unknown) => {
        isEnding ||= isFatal(error);
        throw error;
      });
    };
    return {
      query: query as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy || isEnding),
    };
  }
  return {
    async connect() {
      const client = await pool.connect();
      const wrapped = known.get(client) ?? wrap(client);
      known.set(client, wrapped);
      return wrapped;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}
