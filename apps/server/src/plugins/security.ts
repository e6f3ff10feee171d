import csrfProtection from '@fastify/csrf-protection';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { HEADERS } from '@xiangji/api-client/contract';
import type { FastifyInstance } from 'fastify';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

function isGuarded(url: string): boolean {
  return url.startsWith('/api/') || url.startsWith('/oapi/');
}

/**
 * Headers, floods and forged requests. Uploads carry their own token in the form (spec §7), which a foreign page
 * cannot read, so the CSRF header is asked of the API alone.
 */
export async function installSecurity(
  app: FastifyInstance,
  options: { https: () => boolean },
): Promise<void> {
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        // Plain http is how the product runs at home; upgrading there would break every address.
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: options.https(),
    crossOriginEmbedderPolicy: false,
  });
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
