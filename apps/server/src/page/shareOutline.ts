import type { Language } from '../language.ts';
import type { SharePreview } from '../modules/shares/sharePreview.ts';
import { escaped, photosIn } from './shareHead.ts';

/** Where the placeholder's photos begin in the built page: a share's header is inserted before. */
const TILES = '<div class="boot-tiles">';

/**
 * The header of a public share as its page renders it, so that nothing moves when the application starts. It has no
 * side menu.
 */
const STYLE = [
  '.boot-side { display: none; }',
  '.boot-band { position: relative; height: clamp(220px, 38dvh, 380px); overflow: hidden; background: color-mix(in srgb, CanvasText 6%, Canvas); }',
  '.boot-name { position: absolute; inset: auto 0 0; padding: 24px; color: var(--xj-color-text, CanvasText); font: 600 28px/1.3 var(--xj-font-sans, system-ui, sans-serif); overflow-wrap: anywhere; }',
  '.boot-band img ~ .boot-name { color: #fff; background: linear-gradient(to top, rgb(0 0 0 / 0.55), transparent); }',
  '.boot-name small { display: block; margin-top: 8px; font: 400 14px/1.6 var(--xj-font-sans, system-ui, sans-serif); }',
  '.boot-band img { display: block; width: 100%; height: 100%; object-fit: cover; }',
  // Clipped at the window's edge: a scrollable placeholder would show its scrollbar, and fade it while scripts run.
  '@media (max-width: 480px) { .boot { height: 100dvh; overflow: hidden; } .boot-band { height: clamp(200px, 34dvh, 300px); } .boot-name { padding: 16px; font-size: 20px; line-height: 1.4; } }',
].join('\n');

/**
 * The placeholder of a share that is shown until the application starts: without the side menu, and for a public
 * share with its cover, which is visible before any script has run.
 */
export function withShareOutline(
  document: string,
  { preview, nonce, language }: { preview: SharePreview | undefined; nonce: string; language: Language },
): string {
  const { cover, name = '' } = preview ?? {};
  const srcset = cover?.webp.map(([width, path]) => `${path} ${width}w`).join(', ');
  const image =
    cover &&
    `<img src="${cover.jpeg}" srcset="${srcset}" sizes="100vw" alt="${escaped(name)}" fetchpriority="high" />`;
  const words =
    preview &&
    `<div class="boot-name">${escaped(name)}<small>${photosIn(preview.count, language)}</small></div>`;
  const band = `<div class="boot-band">${image ?? ''}${words ?? ''}</div>`;
  // The application starts with the same picture, so that it never disappears.
  const begin = srcset ? `<meta name="share-cover" content="${srcset}" />\n    ` : '';
  return document
    .replace('</head>', () => `  ${begin}<style nonce="${nonce}">${STYLE}</style>\n  </head>`)
    .replace(TILES, () => `${band}${TILES}`);
}
