import { randomBytes } from 'node:crypto';
import csrfProtection from '@fastify/csrf-protection';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { HEADERS } from '@xiangji/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { type PagePolicyOptions, pagePolicy } from './pagePolicy.ts';

const NONCE_BYTES = 16;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

function isGuarded(url: string): boolean {
  return url.startsWith('/api/') || url.startsWith('/oapi/');
}

/** Answers that are no pages: they hold nothing that a nonce could let run. */
const NO_PAGE = /^\/(api|oapi|media|upload)\//;

/** What only a page is steered by; a list of photos is asked for often enough to feel each header. */
const OF_PAGES = {
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/** Pages get a nonce each; everything else the same headers, which are worked out once. */
function installHeaders(app: FastifyInstance, settings: Omit<PagePolicyOptions, 'nonces'>): void {
  const newNonce = () => randomBytes(NONCE_BYTES).toString('hex');
  let plain: Record<string, string> | undefined;
  app.addHook('onRequest', (request, reply, done) => {
    if (!NO_PAGE.test(request.url)) {
      reply.cspNonce = { script: newNonce(), style: newNonce() };
      void reply.helmet(pagePolicy({ ...settings, nonces: reply.cspNonce }));
    } else if (plain) {
      // Not on the raw reply: Node then would check and put each header of a reply one by one.
      reply.headers(plain);
    } else {
      const before = new Set(reply.raw.getHeaderNames());
      void reply.helmet(OF_PAGES);
      const added = reply.raw.getHeaderNames().flatMap((name): [string, string][] => {
        const value = reply.raw.getHeader(name);
        return before.has(name) || typeof value !== 'string' ? [] : [[name, value]];
      });
      plain = Object.fromEntries(added);
    }
    done();
  });
}

/**
 * Headers, floods and forged requests. Uploads carry their own token in the form (spec §7), which a foreign page
 * cannot read, so the CSRF header is asked of the API alone.
 */
export async function installSecurity(
  app: FastifyInstance,
  options: { https: () => boolean; amap: boolean },
): Promise<void> {
  const settings = { https: options.https(), amap: options.amap };
  await app.register(helmet, { ...pagePolicy(settings), global: false });
  installHeaders(app, settings);
  await app.register(rateLimit, { global: true, max: 1_200, timeWindow: '1 minute' });
  await app.register(csrfProtection, {
    cookieKey: 'xj_csrf',
    cookieOpts: { path: '/', httpOnly: true, sameSite: 'lax', secure: options.https() },
    getToken: (request) => {
      const token = request.headers[HEADERS.CSRF];
      return Array.isArray(token) ? token[0] : token;
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (READING.has(request.method) || !isGuarded(request.url)) done();
    else app.csrfProtection(request, reply, done);
  });
}
