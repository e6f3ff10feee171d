import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerClientError } from './clientErrors.ts';
import { CatalogueError } from './errors.ts';

/** `data.reason` of a request whose address has no such method. */
export const METHOD = 'method';

const isHost = (name: string, at: number) => at % 2 === 0 && name.toLowerCase() === 'host';

/** Refuses requests with two Host headers: a proxy may read one of them, and the server the other. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (raw.rawHeaders.filter(isHost).length > 1) {
      answerClientError({ name: 'Error', message: 'Two Host headers' }, raw.socket);
      return;
    }
    done();
  });
}

/** A pattern of the router as an expression. */
function expressionOf(pattern: string): RegExp {
  const parts = pattern.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    return part === '*' ? '.*' : RegExp.escape(part);
  });
  return new RegExp(`^${parts.join('/')}/?$`);
}

/**
 * Answers requests for addresses that only have other methods with 405 and their list. Install before the routes.
 * `isPage` says whether the catch-all of the pages serves a path.
 */
export function createMethodCheck(app: FastifyInstance, isPage: (path: string) => boolean) {
  const routes = new Map<string, { expression: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ method, url }) => {
    const route = routes.get(url) ?? { expression: expressionOf(url), methods: new Set() };
    for (const one of [method].flat()) route.methods.add(one);
    routes.set(url, route);
  });

  /** Throws ILLEGAL_REQUEST where the address has routes, and NOT_FOUND where it has none. */
  return ({ url }: FastifyRequest, reply: FastifyReply): never => {
    const [path = ''] = url.split('?', 1);
    const methods = [...routes].flatMap(([pattern, { expression, methods: all }]) =>
      expression.test(path) && (pattern !== '/*' || isPage(path)) ? [...all] : [],
    );
    if (methods.length === 0) throw new CatalogueError('NOT_FOUND');
    const allow = METHODS.filter((method) => methods.includes(method)).join(', ');
    reply.header('allow', allow);
    throw new CatalogueError('ILLEGAL_REQUEST', { data: { reason: METHOD, allow } });
  };
}
