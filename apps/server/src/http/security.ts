import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork } from './clientNetwork.ts';
import type { IsSecure } from './cookies.ts';
import { type PagePolicyOptions, pagePolicy } from './pagePolicy.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route returns bytes, not a document: its replies need no nonce. */
    media?: true;
  }
}

const NONCE_BYTES = 16;
/** The static plugin's route for the hashed files of the web. */
const ASSETS_ROUTE = '/assets/*';
/** A year, seconds. */
const HSTS = 'max-age=31536000; includeSubDomains';

/** Headers that only affect a document; frequent calls are sent without them. */
const DOCUMENT_HEADERS = {
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

interface HeaderOptions extends Omit<PagePolicyOptions, 'nonces'> {
  isSecure: IsSecure;
}

/** Documents get a nonce each; calls and media share precomputed headers. */
function installHeaders(app: FastifyInstance, { isSecure, ...policy }: HeaderOptions): void {
  const newNonce = () => randomBytes(NONCE_BYTES).toString('hex');
  let plain: Record<string, string> | undefined;
  app.addHook('onRequest', (request, reply, done) => {
    const { contract, media } = request.routeOptions.config;
    if (isSecure(request)) reply.header('strict-transport-security', HSTS);
    if (!contract && !media) {
      reply.cspNonce = { script: newNonce(), style: newNonce() };
      void reply.helmet(pagePolicy({ ...policy, nonces: reply.cspNonce }));
    } else if (plain) {
      // Not on the raw reply: Node would then validate and set each header one by one.
      reply.headers(plain);
    } else {
      const before = new Set(reply.raw.getHeaderNames());
      void reply.helmet(DOCUMENT_HEADERS);
      const added = reply.raw.getHeaderNames().flatMap((name): [string, string][] => {
        const value = reply.raw.getHeader(name);
        return before.has(name) || typeof value !== 'string' ? [] : [[name, value]];
      });
      plain = Object.fromEntries(added);
    }
    done();
  });
}

/** Security headers, and a rate limit per client network. */
export async function installSecurity(app: FastifyInstance, options: HeaderOptions): Promise<void> {
  const { isSecure, ...policy } = options;
  await app.register(helmet, { ...pagePolicy(policy), global: false });
  installHeaders(app, options);
  const keyGenerator = ({ ip }: FastifyRequest) => clientNetwork(ip);
  await app.register(rateLimit, {
    global: true,
    max: 1_200,
    timeWindow: '1 minute',
    keyGenerator,
    // The files of the built web: a page requests dozens, and an office shares an address.
    allowList: ({ routeOptions }) => routeOptions.url === ASSETS_ROUTE,
  });
}
