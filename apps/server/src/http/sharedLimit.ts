import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECONDS_PER_MINUTE, unixNow } from '../time.ts';
import { clientNetwork } from './clientNetwork.ts';
import { CatalogueError } from './errors.ts';

/** Counts a call where all servers see it, and returns whether it is one too many until `expires`, Unix seconds. */
export type CountCall = (
  key: { subject: string; kind: string },
  limit: { max: number; window: number },
  now: number,
) => Promise<{ refused: boolean; expires: number }>;

/**
 * Limits the calls a minute of a client's network to all servers together. The limiter of `installSecurity` counts in the
 * memory of one process, so that several servers would allow several times as many guesses and mails.
 */
export function limitAcrossServers(count: CountCall, call: string, max: number) {
  return async ({ ip }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const now = unixNow();
    const key = { subject: clientNetwork(ip), kind: `calls:${call}` };
    const { refused, expires } = await count(key, { max, window: SECONDS_PER_MINUTE }, now);
    if (!refused) return;
    const retry_after = Math.max(expires - now, 1);
    reply.header('x-ratelimit-remaining', 0).header('x-ratelimit-reset', retry_after);
    throw new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'rate', retry_after } });
  };
}
