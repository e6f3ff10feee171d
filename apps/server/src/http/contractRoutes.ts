import {
  type CallData,
  type CallDefinition,
  type CallInput,
  type Contract,
  contract,
  successEnvelope,
} from '@xiangji/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SerializedReply } from '../cache/SerializedReply.ts';
import type { User } from '../db/schema.ts';
import { type RequestContext, readContext } from './context.ts';
import { CatalogueError } from './errors.ts';
import { readSerialized, sendSerialized } from './sendSerialized.ts';
import { type CountCall, limitAcrossServers } from './sharedLimit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The definition that a route was created from. */
    contract?: CallDefinition;
  }
}

type ContextOf<D extends CallDefinition> = RequestContext<D['access'] extends 'user' ? User : User | null>;

type Answer<D extends CallDefinition> = CallData<D> | SerializedReply<CallData<D>>;

type Handler<D extends CallDefinition> = (
  input: CallInput<D>,
  context: ContextOf<D>,
) => Promise<Answer<D>> | Answer<D>;

/** The handlers of one module: a missing one does not compile. */
export type RoutesOf<N extends keyof Contract> = {
  [Call in keyof Contract[N]]: Contract[N][Call] extends CallDefinition ? Handler<Contract[N][Call]> : never;
};

export type AllRoutes = { [N in keyof Contract]: RoutesOf<N> };

type AnyHandler = (input: unknown, context: RequestContext) => unknown;

/** Requests per minute from one address, for calls without a limit of their own. */
const DEFAULT_RATE = 1_200;
/**
 * Calls with this limit or a lower one check secrets, send mails or ask a payment provider: all servers count them
 * together. Calls with a higher limit are too frequent to write to the database for each.
 */
const MOST_SHARED = 60;
const NOTHING_BODY_LIMIT = 1_024;
/** Of replies that are cached here too: a browser may keep them, and asks each time whether they have changed. */
const REVALIDATED = 'private, no-cache';
const JSON_BODY_LIMIT = 1_048_576;

function schemaOf(noun: string, definition: CallDefinition) {
  return {
    summary: definition.summary,
    tags: [noun],
    ...(definition.params && { params: definition.params }),
    ...(definition.query && { querystring: definition.query }),
    ...(definition.body && { body: definition.body }),
    response: { 200: successEnvelope(definition.data) },
  };
}

interface MountOptions {
  validateReplies: boolean;
  /** Bytes of the longest body of an upload. */
  longestUpload: number;
  countCall: CountCall;
}

function bodyLimitOf(definition: CallDefinition, { longestUpload }: MountOptions): number {
  if (definition.encoding === 'multipart') return longestUpload;
  return definition.bodyLimit ?? (definition.body ? JSON_BODY_LIMIT : NOTHING_BODY_LIMIT);
}

function mountCall(
  app: FastifyInstance,
  named: { noun: string; call: string; options: MountOptions },
  definition: CallDefinition,
  handler: AnyHandler,
): void {
  const { options } = named;
  const max = definition.rateLimit ?? DEFAULT_RATE;
  const operationId = `${named.noun}.${named.call}`;
  app.route({
    method: definition.method,
    url: definition.path,
    bodyLimit: bodyLimitOf(definition, options),
    schema: { ...schemaOf(named.noun, definition), operationId },
    config: { contract: definition, rateLimit: { max } },
    // After the limiter of this server, which runs on the request: a flood writes no more than `max` rows.
    ...(max <= MOST_SHARED && { preParsing: limitAcrossServers(options.countCall, operationId, max) }),
    handler: async (request: FastifyRequest, reply) => {
      const context = readContext(request, reply);
      reply.header('cache-control', 'no-store');
      if (definition.access === 'user' && !context.user) throw new CatalogueError('NOT_SIGNED_IN');
      const { params, query, body } = request;
      const data = await handler({ params, query, body }, context);
      if (!(data instanceof SerializedReply)) return [0, '', data ?? null];
      reply.header('cache-control', REVALIDATED);
      return options.validateReplies ? readSerialized(data) : sendSerialized(reply, data);
    },
  });
}

/** Creates a route for every call of the contract: method, path, validation, access, rate limit, envelope. */
export function mountContract(app: FastifyInstance, routes: AllRoutes, options: MountOptions): void {
  for (const [noun, definitions] of Object.entries(contract)) {
    const handlers = routes[noun as keyof Contract] as Record<string, AnyHandler>;
    for (const [call, definition] of Object.entries(definitions) as [string, CallDefinition][]) {
      const handler = handlers[call];
      if (!handler) throw new Error(`No handler for ${noun}.${call}`);
      mountCall(app, { noun, call, options }, definition, handler);
    }
  }
}
