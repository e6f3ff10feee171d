import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Services that the server depends on, by name; each rejects while it is unreachable. */
export type Needs = Readonly<Record<string, () => Promise<unknown>>>;

const UNAVAILABLE = 503;
/** Shorter than the timeout of common load balancers. */
const LIMIT_MS = 5_000;

async function holds(check: () => Promise<unknown>, onFailure: (error: unknown) => void): Promise<boolean> {
  const ending = new AbortController();
  const late = wait(LIMIT_MS, false, { signal: ending.signal, ref: false }).catch(() => false);
  try {
    return await Promise.race([check().then(() => true), late]);
  } catch (error) {
    onFailure(error);
    return false;
  } finally {
    ending.abort();
  }
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve requests, that is, all of its dependencies are reachable
 * and it is not stopping; 503 otherwise, naming the failing ones. It does not listen before migrations have ended.
 */
export function installHealth(app: FastifyInstance, needs: Needs): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  const options = { schema: { hide: true }, logLevel: 'warn', config: { sessionless: true } } as const;
  app.get('/healthz', options, async () => ({ ok: true }));
  app.get('/readyz', options, async (request, reply) => {
    const found = await Promise.all(
      Object.entries(needs).map(async ([need, check]) => {
        const isReachable = await holds(check, (err) => request.log.warn({ err, need }, 'not ready'));
        return [need, isReachable] as const;
      }),
    );
    const ok = !stopping && found.every(([, fine]) => fine);
    return reply.code(ok ? 200 : UNAVAILABLE).send({ ok, stopping, ...Object.fromEntries(found) });
  });
}
