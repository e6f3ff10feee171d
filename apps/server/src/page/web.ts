import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../language.ts';
import type { SharePreview } from '../modules/shares/sharePreview.ts';
import { isId } from '../security/tokens.ts';
import { readFirstFiles, screenOf, withFirstFiles } from './firstFiles.ts';
import { createPaint, readFirstPaint } from './firstPaint.ts';
import { firstRepliesTag } from './firstReplies.ts';
import type { FirstScreen } from './firstScreen.ts';
import { NO_INDEX, shareHead } from './shareHead.ts';

/** Placeholders in the built page for the nonces of each reply. */
const NONCE_MARK = '__CSP_NONCE__';
const SCRIPT_NONCE_MARK = '__CSP_SCRIPT_NONCE__';

/** A user's own page is private and current: no proxy and no browser may cache it. */
const OWN = 'private, no-store';

const HTTP_GONE = 404;

/** A page reads the database and is rendered: this many a minute are enough for an office behind one address. */
const PAGE_RATE = { max: 600, timeWindow: '1 minute' };

/** First segments of paths that are never a page. */
const NOT_PAGES = new Set(['api', 'oapi', 'media', 'upload', 'assets']);

/** Whether a path is that of a page, and not of data. */
export const isPage = (path: string): boolean => !NOT_PAGES.has(path.split('/')[1] ?? '');

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

type PageRequest = FastifyRequest<{ Params: PageParams }>;

export interface WebOptions {
  webDir: string | undefined;
  /** The preview of a share in its page, for messengers that show a link. */
  preview: (sid: string) => Promise<SharePreview | undefined>;
  originOf: (request: FastifyRequest) => string;
  /** The first screen in the page of a user. */
  firstScreen: (path: string, request: FastifyRequest, reply: FastifyReply) => Promise<FirstScreen>;
}

async function installAssets(app: FastifyInstance, webDir: string): Promise<void> {
  const assets = async (scope: FastifyInstance) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, sessionless: true };
    });
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
  const paint = createPaint(webDir ? await readFirstPaint(webDir) : undefined);

  /** The page of a share, with what its link shows. */
  async function sharePage(
    { request, reply }: { request: PageRequest; reply: FastifyReply },
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
    return paint(headed, reply, {
      ...{ path: pathOf(request.params), language, config: undefined },
      shown: shown ? { screen: 'share', preview: shown } : { screen: 'shareCode' },
    });
  }

  async function sendPage(template: string, request: PageRequest, reply: FastifyReply) {
    const path = pathOf(request.params);
    if (!isPage(path)) return reply.callNotFound();
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
    const { language, config, shown } = first;
    const painted = await paint(document, reply, { path, language, config, shown });
    const filled = painted.replace('</body>', () => `  ${firstRepliesTag(first.replies)}\n  </body>`);
    return reply.header('cache-control', OWN).send(filled);
  }

  app.addHook('onRequest', async (request, reply) => {
    if (OF_SHARES.test(request.routeOptions.url ?? '')) reply.header('x-robots-tag', NO_INDEX);
  });

  if (page) {
    await installAssets(app, webDir);
    const options = { schema: { hide: true }, config: { rateLimit: PAGE_RATE } };
    for (const url of [...SHARE_PAGES, '/*'])
      app.get<{ Params: PageParams }>(url, options, (request, reply) => sendPage(page, request, reply));
  }
}
