import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { MS_PER_SECOND } from '../time.ts';
import { planOf } from './statements.ts';

/** Connections that stay open while idle: a new one costs milliseconds and has no cached plans. */
const KEPT_CONNECTIONS = 2;
const MOST_CONNECTIONS = 10;

/** How long the database may take, milliseconds. */
export interface DatabaseLimits {
  /** Until a connection is free or open. */
  readonly connect: number;
  /** For one statement, after which PostgreSQL ends it; undefined for work that may take hours. */
  readonly statement: number | undefined;
}

/** A busy server's requests wait for a connection as well, so this is longer than any connection takes to open. */
const CONNECT_MS = 15_000;
/** For the command line, and migrations. */
export const PATIENT: DatabaseLimits = { connect: CONNECT_MS, statement: undefined };
/** For requests, and jobs, which work in small steps. */
export const SERVING: DatabaseLimits = { connect: CONNECT_MS, statement: 30_000 };
/** PostgreSQL has this long to report that it ended a statement; later it is silent. */
const GRACE_MS = 2_000;

/** The database cannot be reached or does not answer. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}

interface Client extends Omit<PostgresPoolClient, 'query'> {
  query: (asked: { name?: string; text: string; values: unknown[] }) => Promise<unknown>;
}

/** SQLSTATE of a server that shuts down or ends a session (57P…), and of a broken connection (08…). */
const CONNECTION_ENDS = /^(57P|08)/;

/** After such an error PostgreSQL closes the connection; the pool notices only when the socket ends. */
function isFatal(error: unknown): boolean {
  if (error instanceof DatabaseAwayError) return true;
  return error instanceof Error && 'code' in error && CONNECTION_ENDS.test(String(error.code));
}

/** Rejects where `answer` does not come. */
async function within<T>(answer: Promise<T>, limit: number | undefined): Promise<T> {
  if (limit === undefined) return answer;
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new DatabaseAwayError(`PostgreSQL did not answer within ${limit / MS_PER_SECOND} s`));
    }, limit);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

/** A connection, and whether it may be used again. */
interface Line extends PostgresPoolClient {
  readonly openedIn: number;
}

/** A pool whose connections keep the plans of the texts given to `keepPlan`, and end when the database is silent. */
export function openPool(
  connectionString: string,
  limits: DatabaseLimits,
  onConnectionLost: ((reason: string) => void) | undefined,
): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    max: MOST_CONNECTIONS,
    min: KEPT_CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: limits.connect,
    ...(limits.statement !== undefined && { statement_timeout: limits.statement }),
  });
  // The pool listens for errors of idle clients only, and an 'error' event without a listener would end the process,
  // so each client keeps a listener for its whole life. The pool drops a broken client when it is released.
  pool.on('connect', (client) => client.on('error', ({ message }) => onConnectionLost?.(message)));
  pool.on('error', () => undefined);

  const limit = limits.statement && limits.statement + GRACE_MS;
  /** How often the database was silent: connections of before are likely dead, and each would cost a call its limit. */
  let silences = 0;
  const known = new WeakMap<Client, Line>();

  function wrap(client: Client): Line {
    const openedIn = silences;
    let ended: unknown;
    const query = async (text: string, values: readonly unknown[] = []) => {
      // The end of a transaction must not wait for the limit again.
      if (ended) throw ended;
      const name = planOf(text);
      const answer = client.query({ ...(name && { name }), text, values: [...values] });
      return within(answer, limit).catch((error: unknown) => {
        if (isFatal(error)) ended ??= error;
        if (error instanceof DatabaseAwayError) silences = Math.max(silences, openedIn + 1);
        throw error;
      });
    };
    return {
      openedIn,
      query: query as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy || ended !== undefined || openedIn < silences),
    };
  }

  return {
    async connect() {
      for (;;) {
        const client: Client = await pool.connect().catch((cause: Error) => {
          throw new DatabaseAwayError(`PostgreSQL cannot be reached: ${cause.message}`, { cause });
        });
        const line = known.get(client) ?? wrap(client);
        known.set(client, line);
        if (line.openedIn === silences) return line;
        line.release(true);
      }
    },
    end: () => pool.end(),
    options: pool.options,
  };
}
