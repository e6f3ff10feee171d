import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { File, Folder } from '@xiangji/api-client/contract';
import type { FastifyReply } from 'fastify';
import type { Language } from '../language.ts';
import type { SharePreview } from '../modules/shares/sharePreview.ts';
import { type FirstContent, withLateScripts } from './lateScripts.ts';

/** The first screen of a page and the data that it shows, as the web's `shown.ts` reads it. */
export type Shown =
  | { screen: 'signIn' | 'signedOut' | 'shareCode' | 'account' | 'page' }
  | { screen: 'share'; preview: SharePreview }
  | { screen: 'albums'; albums: readonly Folder[] }
  /** `title` is the album's name; `days` are the numbers of the days of all photos. */
  | { screen: 'photos'; photos: readonly File[]; title: string | undefined; days: readonly number[] }
  | { screen: 'photo'; photo: File };

export interface FirstPaintProps {
  path: string;
  language: Language;
  /** Data of the config call; undefined for a page without it. */
  config: object | undefined;
  shown: Shown;
}

/** The part of the built web that runs in the server: it renders the first screen of a page by React. */
export interface FirstPaint {
  /** Styles of every first screen. */
  style: string;
  /** Returns the markup and the rules that replace its style attributes. */
  render: (props: FirstPaintProps) => Promise<{ html: string; rules: string }>;
}

interface FirstPaintModule {
  renderFirstPaint: FirstPaint['render'];
}

/** Undefined where the web was built by something else: its pages are then blank until the application starts. */
export async function readFirstPaint(webDir: string): Promise<FirstPaint | undefined> {
  const folder = join(webDir, '.server');
  const style = await readFile(join(folder, 'firstPaint.css'), 'utf8').catch(() => undefined);
  if (style === undefined) return undefined;
  const address = pathToFileURL(join(folder, 'firstPaint.js')).href;
  const { renderFirstPaint } = (await import(address)) as FirstPaintModule;
  return { style, render: renderFirstPaint };
}

function contentOf(shown: Shown): FirstContent {
  const hasPictures =
    shown.screen === 'photos' ||
    shown.screen === 'photo' ||
    (shown.screen === 'albums' && shown.albums.length > 0) ||
    (shown.screen === 'share' && shown.preview.cover !== undefined);
  return hasPictures ? 'pictures' : 'text';
}

const ROOT = '<div id="root">';

/**
 * Creates the function that puts the first screen into a page, where it stands until the application draws the same. A page
 * whose first screen cannot be rendered is sent without it: it is late, not broken.
 */
export function createPaint(firstPaint: FirstPaint | undefined) {
  return async (document: string, reply: FastifyReply, props: FirstPaintProps): Promise<string> => {
    const painted = await firstPaint?.render(props).catch((error: unknown) => {
      reply.log.error({ err: error }, 'The first screen could not be rendered');
      return undefined;
    });
    if (!firstPaint || !painted) return document;
    const { style, script } = reply.cspNonce;
    // Functions, because a name may contain `$&`.
    const page = document
      .replace(
        '</head>',
        () => `  <style nonce="${style}">${firstPaint.style}${painted.rules}</style>\n  </head>`,
      )
      .replace(ROOT, () => `${ROOT}${painted.html}`);
    return withLateScripts(page, script, contentOf(props.shown));
  };
}
