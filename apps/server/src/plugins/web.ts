import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SharePreview } from '../modules/shares/sharePreview.ts';
import { withAlbumsOutline } from './albumsOutline.ts';
import { CatalogueError } from './errors.ts';
import { readFirstFiles, withFirstFiles } from './firstFiles.ts';
import { firstRepliesTag } from './firstReplies.ts';
import type { FirstScreen } from './firstScreen.ts';
import { withLateScripts } from './lateScripts.ts';
import { type Language, languageOf } from './messages.ts';
import { NO_INDEX, shareHead } from './shareHead.ts';
import { withShareOutline } from './shareOutline.ts';

/** Stand in the built page where the nonces of each answer go. */
const NONCE_MARK = '__CSP_NONCE__';
const SCRIPT_NONCE_MARK = '__CSP_SCRIPT_NONCE__';

/** What is somebody's own is for them alone, and for now: nothing between or in the browser may keep it. */
const OWN = 'private, no-store';

const HTTP_GONE = 404;

function isPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !/^\/(api|oapi|media|upload|assets)(\/|$)/.test(request.url);
}

/** The page of a share, or of a photo in it. */
const SHARE_PAGE = /^\/s\/([A-Za-z0-9_-]{1,64})(?:[/?]|$)/;
/** Everything that is a share's: its page, its calls, its pictures. */
const OF_SHARES = /^\/(s|oapi\/share|media\/shares)\//;

export interface WebOptions {
  webDir: string | undefined;
  /** What a share's page says to messengers that show a link. */
  preview: (sid: string) => Promise<SharePreview | undefined>;
  originOf: (request: FastifyRequest) => string;
  /** What the page of whoever is signed in begins with. */
  firstScreen: (request: FastifyRequest, reply: FastifyReply) => Promise<FirstScreen | undefined>;
}

/** The page of somebody who is signed in: the first replies in it, and where it is the album list its first cards. */
function ownPage(
  document: string,
  { replies, albums, language }: FirstScreen,
  nonces: FastifyReply['cspNonce'],
): string {
  const filled = document.replace('</body>', () => `  ${firstRepliesTag(replies)}\n  </body>`);
  if (albums.length === 0) return filled;
  const outlined = withAlbumsOutline(filled, { albums, language, nonce: nonces.style });
  return withLateScripts(outlined, nonces.script);
}

/** Serves the built web: hashed assets for ever, every page path the one document. */
export async function installWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { webDir, preview, originOf, firstScreen } = options;
  const page = webDir && (await readFile(join(webDir, 'index.html'), 'utf8').catch(() => undefined));
  const files = webDir ? await readFirstFiles(webDir) : undefined;

  /** The page of a share, with what its link shows. */
  async function sharePage(
    { request, reply, language }: { request: FastifyRequest; reply: FastifyReply; language: Language },
    document: string,
    sid: string,
  ) {
    const shown = await preview(sid);
    const head = shareHead({ preview: shown, origin: originOf(request), sid, language });
    // A function: a name with `$&` in it is a name.
    const headed = document.replace('</head>', () => `  ${head}\n  </head>`);
    const outlined = withShareOutline(headed, { preview: shown, nonce: reply.cspNonce.style, language });
    return shown?.cover ? withLateScripts(outlined, reply.cspNonce.script) : outlined;
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    // A script of an older build: the browser must see that it is gone, and reads no envelope.
    if (request.url.startsWith('/assets/'))
      return reply.code(HTTP_GONE).header('cache-control', 'no-store').send();
    if (!page || !isPage(request)) throw new CatalogueError('NOT_FOUND');
    const { style, script } = reply.cspNonce;
    // The nonces first: what comes from a share's or an album's name is never read as a mark.
    const marked = page.replaceAll(SCRIPT_NONCE_MARK, script).replaceAll(NONCE_MARK, style);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    const sid = SHARE_PAGE.exec(request.url)?.[1];
    const first = sid === undefined ? await firstScreen(request, reply) : undefined;
    const language = first?.language ?? languageOf(request.headers['accept-language']);
    const known = first || sid !== undefined;
    const document = known ? withFirstFiles(marked, { files, url: request.url, language }) : marked;
    if (sid !== undefined) return reply.send(await sharePage({ request, reply, language }, document, sid));
    if (!first) return reply.send(document);
    return reply.header('cache-control', OWN).send(ownPage(document, first, reply.cspNonce));
  }

  app.addHook('onRequest', async (request, reply) => {
    if (OF_SHARES.test(request.url)) reply.header('x-robots-tag', NO_INDEX);
  });

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
