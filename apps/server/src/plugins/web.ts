import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CatalogueError } from './errors.ts';

/** Stands in the built page where the nonce of each answer goes. */
const NONCE_MARK = '__CSP_NONCE__';

const HTTP_GONE = 404;

function isPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !/^\/(api|oapi|media|upload|assets)(\/|$)/.test(request.url);
}

/** Serves the built web: hashed assets for ever, every page path the one document. */
export async function installWeb(app: FastifyInstance, webDir: string | undefined): Promise<void> {
  const page = webDir && (await readFile(join(webDir, 'index.html'), 'utf8').catch(() => undefined));

  function sendPage(request: FastifyRequest, reply: FastifyReply) {
    // A script of an older build: the browser must see that it is gone, and reads no envelope.
    if (request.url.startsWith('/assets/'))
      return reply.code(HTTP_GONE).header('cache-control', 'no-store').send();
    if (!page || !isPage(request)) throw new CatalogueError('NOT_FOUND');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page.replaceAll(NONCE_MARK, reply.cspNonce.style));
  }

  if (page) {
    await app.register(fastifyStatic, {
      root: join(webDir, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
      index: false,
    });
    await app.register(fastifyStatic, {
      root: webDir,
      prefix: '/',
      decorateReply: false,
      index: false,
      wildcard: false,
      globIgnore: ['assets/**', 'index.html'],
    });
  }
  app.setNotFoundHandler(sendPage);
}
