import { UNREAD_ENCODING } from '@xiangji/api-client/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, serializerCompiler } from 'fastify-type-provider-zod';
import { DatabaseAwayError } from '../db/postgresPool.ts';
import { type Language, languageOf } from '../language.ts';
import { MediaRejection } from '../media/index.ts';
import { CatalogueError } from './errors.ts';
import { encodingMessage, messageFor, tooManyMessage } from './messages.ts';
import { METHOD } from './methods.ts';
import { JSON_TYPE } from './sendSerialized.ts';

const HTTP_OK = 200;
const HTTP_BAD_REQUEST = 400;
const HTTP_NOT_FOUND = 404;
const HTTP_METHOD_NOT_ALLOWED = 405;
const HTTP_SERVER_ERROR = 500;
const HTTP_UNAVAILABLE = 503;
const TOO_MANY = 429;
/** The `reason` of ILLEGAL_REQUEST for too many calls or mails. */
const RATE = 'rate';

function isClientError(error: FastifyError): boolean {
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
}

/** Turns any thrown error into an error of the catalogue (spec §8). */
function toCatalogue(error: FastifyError): CatalogueError {
  if (error instanceof CatalogueError) return error;
  if (error instanceof MediaRejection) {
    const { reason, encoding } = error;
    return new CatalogueError(reason === 'size' ? 'FILE_SIZE_INVALID' : 'FILE_TYPE_INVALID', {
      data: encoding ? { reason: UNREAD_ENCODING, encoding } : null,
      cause: error,
    });
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map((issue) => ({ path: issue.instancePath, message: issue.message }));
    return new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'validation', issues }, cause: error });
  }
  if (error.code === 'FST_REQ_FILE_TOO_LARGE')
    return new CatalogueError('FILE_SIZE_INVALID', { cause: error });
  if (error.statusCode === TOO_MANY) {
    return new CatalogueError('ILLEGAL_REQUEST', { data: { reason: RATE }, cause: error });
  }
  if (isClientError(error))
    return new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'request' }, cause: error });
  return new CatalogueError('SYSTEM', { cause: error });
}

/** Errors of the router, whose messages contain the address and so perhaps a token. */
const WITH_ADDRESS = new Set(['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH']);

function reasonOf({ code, message }: FastifyError): string {
  return WITH_ADDRESS.has(code) ? code : message;
}

/** Headers of a reply that is replaced by an error. */
const OF_THE_CONTENT = ['etag', 'accept-ranges', 'content-length', 'content-range', 'content-disposition'];

/**
 * The code is in the envelope (spec §7), and the status is 200. Only rate limiting, a database that is away and a wrong
 * method also have a status, for proxies and clients in between; and media, since an <img> and a cache read a status and
 * no envelope.
 */
function statusOf({ kind, cause, data }: CatalogueError, request: FastifyRequest): number {
  if ((data as { reason?: string } | null)?.reason === METHOD) return HTTP_METHOD_NOT_ALLOWED;
  if (cause instanceof DatabaseAwayError) return HTTP_UNAVAILABLE;
  if (!request.routeOptions.config?.media) return HTTP_OK;
  if (kind === 'SYSTEM') return HTTP_SERVER_ERROR;
  return kind === 'ILLEGAL_REQUEST' ? HTTP_BAD_REQUEST : HTTP_NOT_FOUND;
}

/** Seconds to wait after too many calls or mails; undefined for other errors. */
function retryAfterOf({ data }: CatalogueError, reply: FastifyReply): number | undefined {
  const { reason, retry_after } = (data ?? {}) as { reason?: string; retry_after?: number };
  if (reason !== RATE) return undefined;
  // The rate limiter sets the header itself.
  return retry_after ?? Number(reply.getHeader('retry-after') ?? 1);
}

/** The message of an error, which names the encoding that is not supported. */
function messageOf({ kind, data }: CatalogueError, language: Language): string {
  const { encoding } = (data ?? {}) as { encoding?: string };
  return encoding ? encodingMessage(encoding, language) : messageFor(kind, language);
}

/** Replies with the catalogue's entry for an error, also where no route was found. */
export function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const known = toCatalogue(error);
  if (known.kind === 'SYSTEM') request.log.error({ err: error }, 'request failed');
  else request.log.info({ code: known.code, why: reasonOf(error) }, 'request refused');
  const language = languageOf(request.headers['accept-language']);
  const wait = retryAfterOf(known, reply);
  for (const name of OF_THE_CONTENT) reply.removeHeader(name);
  // Fastify sets no content type on a reply with a serializer of its own.
  reply.type(JSON_TYPE).serializer(JSON.stringify).header('cache-control', 'no-store');
  if (wait === undefined) {
    reply.status(statusOf(known, request));
    return void reply.send([known.code, messageOf(known, language), known.data]);
  }
  reply.status(TOO_MANY).header('retry-after', wait);
  reply.send([known.code, tooManyMessage(wait, language), { reason: RATE, retry_after: wait }]);
}

/** Every reply is `[code, message, data]`, also for errors and unknown paths. */
export function installEnvelope(app: FastifyInstance, options: { validateReplies: boolean }): void {
  app.setErrorHandler(answer);
  // Replies are typed already; validating them again halves the throughput of a page. Tests do validate them.
  app.setSerializerCompiler(options.validateReplies ? serializerCompiler : () => JSON.stringify);
}
