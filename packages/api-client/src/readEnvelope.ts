import type { Envelope } from './contract/envelope.ts';
import { SUCCESS_CODE } from './contract/errorCodes.ts';
import { ApiError, ReplyError } from './errors/ApiError.ts';

function isEnvelope(reply: unknown): reply is Envelope {
  return (
    Array.isArray(reply) && reply.length === 3 && Number.isInteger(reply[0]) && typeof reply[1] === 'string'
  );
}

/**
 * Returns the data of a reply (spec §7). Throws an ApiError for a refusal, and a ReplyError for a reply that does not
 * match the contract.
 */
export function readEnvelope(reply: unknown): unknown {
  if (!isEnvelope(reply)) throw new ReplyError(new TypeError('Not an array of code, message and data'));
  const [code, message, data] = reply;
  if (code !== SUCCESS_CODE) throw new ApiError({ code, message, data });
  return data;
}
