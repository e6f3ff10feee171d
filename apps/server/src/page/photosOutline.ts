import type { File } from '@xiangji/api-client/contract';
import { escaped } from './shareHead.ts';

/** As many as fill the window of a phone. */
const MOST_PHOTOS = 18;
/** The grid crops what is wider or narrower. */
const RATIOS = { min: 0.56, max: 2.4 };

const QUARTER_TURN = 90;

/** Rows as high as those of the photo grid aim at, filled by the ratios of their pictures. */
const STYLE = `
.boot-photos { --boot-row: min(33vh, 260px); display: flex; flex-wrap: wrap; gap: 4px; padding: 48px 56px 0 24px; }
.boot-photos i, .boot-photos img { min-width: 0; height: auto; object-fit: cover; background: var(--boot-well); }
.boot-photo { position: fixed; inset: 0; background: #000; }
.boot-photo img { width: 100%; height: 100%; object-fit: contain; }
@media (max-width: 480px) { .boot-photos { --boot-row: 25vw; gap: 3px; padding: 42px 0 0; } }
`;

const isSideways = ({ rotate }: File) => (rotate / QUARTER_TURN) % 2 !== 0;
const ratioOf = (photo: File) =>
  isSideways(photo) ? photo.height / photo.width : photo.width / photo.height;
const isPicture = ({ rotate, thumbnail }: File) => rotate === 0 && thumbnail.length > 0;

function imageOf({ thumbnail }: File, sizes: string, priority: 'high' | 'auto'): string {
  const srcset = thumbnail.map(([width, path]) => `${path} ${width}w`).join(', ');
  return `<img srcset="${escaped(srcset)}" sizes="${sizes}" alt="" fetchpriority="${priority}" />`;
}

/** The outline's own tiles in the built page. */
const TILES = /<div class="boot-tiles">.*?<\/div>/s;

function withStyle(document: string, nonce: string, rules = ''): string {
  return document.replace('</head>', () => `  <style nonce="${nonce}">${STYLE}${rules}</style>\n  </head>`);
}

/** The outline that stands until the application does, with the first photos in it. */
export function withPhotosOutline(document: string, photos: readonly File[], nonce: string): string {
  const first = photos.slice(0, MOST_PHOTOS);
  const ratios = first.map((photo) => Math.min(RATIOS.max, Math.max(RATIOS.min, ratioOf(photo))));
  // No style attributes: the page's policy refuses them.
  const rules = ratios.map((ratio, at) => {
    const [share, nth] = [ratio.toFixed(3), at + 1];
    return `.boot-photos :nth-child(${nth}){flex:${share} 1 calc(${share} * var(--boot-row));aspect-ratio:${share}}`;
  });
  const tiles = first.map((photo) => (isPicture(photo) ? imageOf(photo, '34vw', 'high') : '<i></i>'));
  return withStyle(document, nonce, rules.join('\n')).replace(
    TILES,
    () => `<div class="boot-photos">${tiles.join('')}</div>`,
  );
}

/** The outline of one photo, as the viewer shows it. */
export function withPhotoOutline(document: string, photo: File, nonce: string): string {
  if (!isPicture(photo)) return document;
  const sizes = `min(100vw, ${(ratioOf(photo) * 100).toFixed(0)}vh)`;
  return withStyle(document, nonce).replace(
    TILES,
    () => `<div class="boot-photo">${imageOf(photo, sizes, 'high')}</div>`,
  );
}
