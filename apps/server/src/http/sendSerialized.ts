import type { FastifyReply } from 'fastify';
import type { SerializedReply } from '../cache/SerializedReply.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends a reply that is JSON already. */
export function sendSerialized(reply: FastifyReply, serialized: SerializedReply<unknown>): FastifyReply {
  return reply.type(JSON_TYPE).header('etag', serialized.etag).send(serialized.bytes);
}

/** The reply's envelope. */
export function readSerialized(serialized: SerializedReply<unknown>): unknown {
  return JSON.parse(serialized.bytes.toString());
}
