import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CatalogueError } from '../http/errors.ts';
import { languageOf } from '../language.ts';
import type { SharePreview } from '../modules/shares/sharePreview.ts';
import { isId } from '../security/tokens.ts';
import { withAlbumsOutline } from './albumsOutline.ts';
import { readFirstFiles, screenOf, withFirstFiles } from './firstFiles.ts';
import { firstRepliesTag } from './firstReplies.ts';
import type { FirstScreen } from './firstScreen.ts';
import { withLateScripts } from './lateScripts.ts';
import { withPhotoOutline, withPhotosOutline } from './photosOutline.ts';
import { NO_INDEX, shareHead } from './shareHead.ts';
import { withShareOutline } from './shareOutline.ts';

/** Placeholders in the built page for the nonces of each reply. */
const NONCE_MARK = '__CSP_NONCE__';
const SCRIPT_NONCE_MARK = '__CSP_SCRIPT_NONCE__';

/** A user's own page is private and current: no proxy and no browser may cache it. */
const OWN = 'private, no-store';

const HTTP_GONE = 404;

/** First segments of paths that are never a page. */
const NOT_PAGES = new Set(['api', 'oapi', 'media', 'upload', 'assets']);

/** The page of a share, and of a photo in it. */
const SHARE_PAGES = ['/s/:sid', '/s/:sid/*'];
/** Patterns of the routes of a share: its page, its calls, its pictures. */
const OF_SHARES = /^\/(s|oapi\/share|media\/shares)\//;

/** The decoded path of a page request, without its query. */
function pathOf(params: PageParams): string {
  const rest = params['*'] ?? '';
  return params.sid === undefined ? `/${rest}` : `/s/${params.sid}/${rest}`;
}

interface PageParams {
  sid?: string;
  '*'?: string;
}

export interface WebOptions {
  webDir: string | undefined;
  /** The preview of a share in its page, for messengers that show a link. */
  preview: (sid: string) => Promise<SharePreview | undefined>;
  originOf: (request: FastifyRequest) => string;
  /** The first screen in the page of a user. */
  firstScreen: (path: string, request: FastifyRequest, reply: FastifyReply) => Promise<FirstScreen>;
}

/** The outline with the first albums or photos of a page; the same document where there are none. */
function withOutline(document: string, { shown, language }: FirstScreen, nonce: string): string {
  const { albums = [], photos = [], photo } = shown;
  if (albums.length > 0) return withAlbumsOutline(document, { albums, language, nonce });
  if (photo) return withPhotoOutline(document, photo, nonce);
  return photos.length > 0 ? withPhotosOutline(document, photos, nonce) : document;
}

/** The page of a user: with the first replies and the top of its list. */
function ownPage(document: string, first: FirstScreen, nonces: FastifyReply['cspNonce']): string {
  const filled = document.replace('</body>', () => `  ${firstRepliesTag(first.replies)}\n  </body>`);
  const outlined = withOutline(filled, first, nonces.style);
  return outlined === filled ? filled : withLateScripts(outlined, nonces.script);
}

async function installAssets(app: FastifyInstance, webDir: string): Promise<void> {
  const assets = async (scope: FastifyInstance) => {
    await scope.register(fastifyStatic, {
      root: join(webDir, 'assets'),
      prefix: '/',
      decorateReply: false,
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
      index: false,
    });
    // A script of an older build: the browser must get a 404, and reads no envelope.
    scope.setNotFoundHandler((_request, reply) =>
      reply.code(HTTP_GONE).header('cache-control', 'no-store').send(),
    );
  };
  await app.register(assets, { prefix: '/assets' });
  await app.register(fastifyStatic, {
    root: webDir,
    prefix: '/',
    decorateReply: false,
    index: false,
    wildcard: false,
    globIgnore: ['assets/**', 'index.html'],
  });
}

/** Serves the built web: hashed assets for ever, every page path the one document. */
export async function installWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { webDir, preview, originOf, firstScreen } = options;
  const page = webDir && (await readFile(join(webDir, 'index.html'), 'utf8').catch(() => undefined));
  const files = webDir ? await readFirstFiles(webDir) : undefined;

  /** The page of a share, with what its link shows. */
  async function sharePage(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    marked: string,
    sid: string,
  ) {
    const shown = await preview(sid);
    const language = languageOf(request.headers['accept-language']);
    const screen = shown ? 'share' : 'shareCode';
    const document = withFirstFiles(marked, { files, screen, language });
    const head = shareHead({ preview: shown, origin: originOf(request), sid, language });
    // A function, because a name may contain `$&`.
    const headed = document.replace('</head>', () => `  ${head}\n  </head>`);
    const outlined = withShareOutline(headed, { preview: shown, nonce: reply.cspNonce.style, language });
    return shown?.cover ? withLateScripts(outlined, reply.cspNonce.script) : outlined;
  }

  async function sendPage(
    template: string,
    request: FastifyRequest<{ Params: PageParams }>,
    reply: FastifyReply,
  ) {
    const path = pathOf(request.params);
    if (NOT_PAGES.has(path.split('/')[1] ?? '')) throw new CatalogueError('NOT_FOUND');
    const { style, script } = reply.cspNonce;
    // The nonces first: the name of a share or an album is never read as a placeholder.
    const marked = template.replaceAll(SCRIPT_NONCE_MARK, script).replaceAll(NONCE_MARK, style);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    const { sid: given } = request.params;
    const sid = given !== undefined && isId(given) ? given : undefined;
    if (sid !== undefined) return reply.send(await sharePage({ request, reply }, marked, sid));
    const first = await firstScreen(path, request, reply);
    const screen = screenOf(path, first.isSignedIn);
    const document = withFirstFiles(marked, { files, screen, language: first.language });
    return reply.header('cache-control', OWN).send(ownPage(document, first, reply.cspNonce));
  }

  app.addHook('onRequest', async (request, reply) => {
    if (OF_SHARES.test(request.routeOptions.url ?? '')) reply.header('x-robots-tag', NO_INDEX);
  });

  if (page) {
    await installAssets(app, webDir);
    const options = { schema: { hide: true }, config: { rateLimit: false as const } };
    for (const url of [...SHARE_PAGES, '/*'])
      app.get<{ Params: PageParams }>(url, options, (request, reply) => sendPage(page, request, reply));
  }
  app.setNotFoundHandler(() => {
    throw new CatalogueError('NOT_FOUND');
  });
}
