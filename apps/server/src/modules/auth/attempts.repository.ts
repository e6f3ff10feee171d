import type { Db } from '../../db/connect.ts';

/** How many attempts are allowed, and for how long they are remembered. Seconds. */
export interface AttemptLimit {
  /** Attempts within the window; the one after the last is refused. */
  max: number;
  /** Counted from the first attempt. */
  window: number;
  /** How long further attempts are refused after the last allowed one. @default the rest of the window */
  lock?: number;
}

/** Attempts of one `kind` against `subject`, an account's id or an email address. */
export interface AttemptKey {
  subject: string;
  kind: string;
}

export interface AttemptCount {
  /** Attempts so far in this window, this one included. */
  count: number;
  /** When the count starts again, Unix seconds. */
  expires: number;
  /** The limit was reached before: this attempt must not be made. */
  refused: boolean;
}

/** Counts one attempt in a single statement; undefined where the limit was reached before. */
function countOne(db: Db, key: AttemptKey, { limit, now }: { limit: AttemptLimit; now: number }) {
  const lockFrom = (count: number) => (count >= limit.max && limit.lock ? now + limit.lock : undefined);
  return db
    .insertInto('attempts')
    .values({ ...key, count: 1, expires: lockFrom(1) ?? now + limit.window })
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'kind'])
        .doUpdateSet((eb) => {
          const isOver = eb('attempts.expires', '<=', now);
          const count = eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('attempts.count', '+', 1))
            .end();
          const running = eb
            .case()
            .when('attempts.count', '>=', limit.max - 1)
            .then(limit.lock ? eb.val(now + limit.lock) : eb.ref('attempts.expires'))
            .else(eb.ref('attempts.expires'))
            .end();
          return {
            count,
            expires: eb
              .case()
              .when(isOver)
              .then(now + limit.window)
              .else(running)
              .end(),
          };
        })
        .where((eb) => eb.or([eb('attempts.expires', '<=', now), eb('attempts.count', '<', limit.max)])),
    )
    .returning(['count', 'expires'])
    .executeTakeFirst();
}

/** Counts attempts in the database, so that all servers share the counts. */
export function createAttemptsRepository(db: Db) {
  return {
    /** Counts one attempt: however many arrive at once, no more than `max` are allowed. */
    async count(key: AttemptKey, limit: AttemptLimit, now: number): Promise<AttemptCount> {
      const counted = await countOne(db, key, { limit, now });
      if (counted) return { ...counted, refused: false };
      const row = await db
        .selectFrom('attempts')
        .select(['count', 'expires'])
        .where('subject', '=', key.subject)
        .where('kind', '=', key.kind)
        .executeTakeFirst();
      return { count: row?.count ?? limit.max, expires: row?.expires ?? now, refused: true };
    },

    /** Uncounts one attempt that could not be made. */
    async undo({ subject, kind }: AttemptKey): Promise<void> {
      await db
        .updateTable('attempts')
        .set((eb) => ({ count: eb('count', '-', 1) }))
        .where('subject', '=', subject)
        .where('kind', '=', kind)
        .where('count', '>', 0)
        .execute();
    },

    /** Forgets the attempts of all kinds that begin with `start`. */
    async clearAll(subject: string, start: string): Promise<void> {
      await db
        .deleteFrom('attempts')
        .where('subject', '=', subject)
        .where('kind', 'like', `${start}%`)
        .execute();
    },

    /** Forgets the attempts of one kind. */
    async clear({ subject, kind }: AttemptKey): Promise<void> {
      await db.deleteFrom('attempts').where('subject', '=', subject).where('kind', '=', kind).execute();
    },
  };
}

export type AttemptsRepository = ReturnType<typeof createAttemptsRepository>;
