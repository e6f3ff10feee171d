import { FOLDER_TYPES, type Folder, formatSpan } from '@xiangji/api-client/contract';
import type { Language } from '../language.ts';
import { escaped, grouped, photosIn } from './shareHead.ts';

/** Enough for the first screen of a large window. */
const MOST_CARDS = 12;
/** Visible on a phone; their pictures load first. */
const FIRST_CARDS = 4;

const WORDS = {
  zh: {
    title: '相册',
    noPhotos: '暂无照片',
    albums: (count: number) => `${grouped(count)} 个相册`,
  },
  en: {
    title: 'Albums',
    noPhotos: 'No photos',
    albums: (count: number) => `${grouped(count)} ${count === 1 ? 'album' : 'albums'}`,
  },
} as const;

const photosOf = (count: number, language: Language) =>
  count === 0 ? WORDS[language].noPhotos : photosIn(count, language);

/**
 * The sizes of the album list's cards (`AlbumCard`, `AlbumFace` and `CoverStack` of the web), so that nothing moves.
 */
const STYLE = `
.boot-cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); gap: 26px 16px; padding: 34px 24px 24px; }
[data-albums=compact] .boot-cards { grid-template-columns: repeat(auto-fill, minmax(132px, 1fr)); }
.boot-card { min-width: 0; padding: 8px; border: 1px solid var(--boot-line); border-radius: 10px; background: var(--xj-color-surface-raised, Canvas); font: 400 13px/1.55 var(--xj-font-sans, system-ui, sans-serif); }
.boot-cover { position: relative; isolation: isolate; aspect-ratio: 270 / 360; }
.boot-cover::after, .boot-pile::before { content: ''; position: absolute; inset: 0; z-index: -1; border-radius: 10px; background: var(--boot-well); box-shadow: 0 0 0 1px var(--boot-line); }
.boot-pile::before { scale: 0.955; transform-origin: top; translate: 0 -7px; }
.boot-cover img { display: block; width: 100%; height: 100%; border-radius: 10px; object-fit: cover; }
.boot-words { display: flex; flex-direction: column; height: 78px; padding: 8px 4px 0; overflow: hidden; }
.boot-words > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.boot-words b { color: var(--xj-color-text, CanvasText); font: 500 14px/1.6 var(--xj-font-sans, system-ui, sans-serif); }
@media (max-width: 480px) {
  .boot-cards { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 22px 12px; padding: 22px 12px 12px; }
  [data-albums=compact] .boot-cards { grid-template-columns: repeat(3, minmax(0, 1fr)); }
}
`;

function coverOf({ cover, list, type }: Folder, index: number): string {
  const shown = type === FOLDER_TYPES.ALBUM_SET ? list[0]?.cover : cover;
  const pile = type === FOLDER_TYPES.ALBUM_SET && list.length > 1 ? ' boot-pile' : '';
  const comes = index < FIRST_CARDS ? 'fetchpriority="high"' : 'loading="lazy"';
  const picture = shown ? `<img src="${escaped(shown.path)}" alt="" ${comes} />` : '';
  return `<div class="boot-cover${pile}">${picture}</div>`;
}

function cardOf(folder: Folder, { index, language }: { index: number; language: Language }): string {
  const { name, type, count, sdate, edate } = folder;
  const words = WORDS[language];
  const span = formatSpan(sdate, edate);
  const amount = type === FOLDER_TYPES.ALBUM_SET ? words.albums(count) : photosOf(count, language);
  const details = (span ? [span, amount] : [amount]).map((text) => `<span>${text}</span>`).join('');
  const text = `<div class="boot-words"><b>${escaped(name)}</b>${details}</div>`;
  return `<div class="boot-card">${coverOf(folder, index)}${text}</div>`;
}

/** The placeholder's own tiles and the name above them in the built page. */
const TILES = /<div class="boot-tiles">.*?<\/div>/s;
const BAR = /(<div class="boot-bar">)[^<]*/;

export interface AlbumsOutline {
  albums: readonly Folder[];
  language: Language;
  nonce: string;
}

/**
 * The placeholder that is shown until the application starts, with the first albums where the list will have them.
 */
export function withAlbumsOutline(document: string, { albums, language, nonce }: AlbumsOutline): string {
  const cards = albums.slice(0, MOST_CARDS).map((folder, index) => cardOf(folder, { index, language }));
  return document
    .replace('</head>', () => `  <style nonce="${nonce}">${STYLE}</style>\n  </head>`)
    .replace(BAR, (_, bar: string) => bar + WORDS[language].title)
    .replace(TILES, () => `<div class="boot-cards">${cards.join('')}</div>`);
}
