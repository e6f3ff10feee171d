import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CatalogueError } from './errors.ts';

/** `data.reason` of a request whose address has only other methods. */
export const METHOD = 'method';
/** The route of the pages, which matches every address. */
const CATCH_ALL = '/*';

/** The path of a request target as the router reads it. */
function pathOf(target: string): string {
  const [path = ''] = target.replace(/^https?:\/\/[^/]*/i, '').split('?', 1);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A pattern of the router as an expression. */
function expressionOf(pattern: string): RegExp {
  const parts = pattern.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    return part === '*' ? '.*' : part.replaceAll('.', '\\.');
  });
  return new RegExp(`^${parts.join('/')}/?$`);
}

/**
 * Returns the handler for requests without a route: 405 with the methods of the address where it has others, else
 * NOT_FOUND. Call it before the routes are mounted. `isPage` says whether the catch-all of the pages serves a path.
 */
export function createMissingHandler(app: FastifyInstance, isPage: (path: string) => boolean) {
  const routes = new Map<string, { expression: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ method, url }) => {
    const route = routes.get(url) ?? { expression: expressionOf(url), methods: new Set() };
    for (const one of [method].flat()) route.methods.add(one);
    routes.set(url, route);
  });

  return ({ url }: FastifyRequest, reply: FastifyReply): never => {
    const path = pathOf(url);
    const allowed = [...routes].flatMap(([pattern, { expression, methods }]) =>
      expression.test(path) && (pattern !== CATCH_ALL || isPage(path)) ? [...methods] : [],
    );
    if (allowed.length === 0) throw new CatalogueError('NOT_FOUND');
    const allow = [...new Set(allowed)].toSorted().join(', ');
    reply.header('allow', allow);
    throw new CatalogueError('ILLEGAL_REQUEST', { data: { reason: METHOD, allow } });
  };
}
