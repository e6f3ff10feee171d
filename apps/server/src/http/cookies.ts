import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether the client reaches the product over https, directly or through a trusted proxy. */
export type IsSecure = (request: FastifyRequest) => boolean;

/** Sets and reads cookies with the path /. */
export interface Cookies {
  read: (request: FastifyRequest, name: string) => string | undefined;
  /** `maxAge` in seconds; a cookie without it ends with the browser. */
  set: (reply: FastifyReply, cookie: { name: string; value: string; maxAge?: number }) => void;
  clear: (reply: FastifyReply, name: string) => void;
}

/**
 * Over https a name has the `__Host-` prefix: the browser then accepts the cookie from this host only, so a sibling
 * domain cannot replace it.
 */
export function createCookies(isSecure: IsSecure): Cookies {
  const nameOf = (request: FastifyRequest, name: string) => (isSecure(request) ? `__Host-${name}` : name);
  const attributes = (request: FastifyRequest) =>
    ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }) as const;
  return {
    read: (request, name) => request.cookies[nameOf(request, name)],
    set: (reply, { name, value, maxAge }) =>
      void reply.setCookie(nameOf(reply.request, name), value, {
        ...attributes(reply.request),
        ...(maxAge !== undefined && { maxAge }),
      }),
    clear: (reply, name) => void reply.clearCookie(nameOf(reply.request, name), attributes(reply.request)),
  };
}
