import type { FastifyReply } from 'fastify';
import type { JsonText } from './JsonText.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends a reply that is JSON already. Sent or broken off, nothing reads its bytes any more. */
export function sendText(reply: FastifyReply, text: JsonText<unknown>): FastifyReply {
  if (text.letGo) reply.raw.once('close', text.letGo);
  return reply.type(JSON_TYPE).header('etag', text.etag).send(text.bytes);
}

/** What such a reply says. */
export function readText(text: JsonText<unknown>): unknown {
  const said: unknown = JSON.parse(text.bytes.toString());
  text.letGo?.();
  return said;
}
