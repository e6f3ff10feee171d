import type { File } from '@xiangji/api-client/contract';
import { escaped } from './shareHead.ts';

/** As many as fill the window of a phone. */
const MOST_PHOTOS = 18;
/** The grid crops wider and narrower photos. */
const RATIOS = { min: 0.56, max: 2.4 };

const QUARTER_TURN = 90;

/**
 * Widths of a row in heights, in most windows and in wide ones. The grid has four and six: smaller pictures here would be followed
 * by larger ones, which is when a browser counts the page as shown.
 */
const ROW = { ratios: 3.2, wide: 5, wideFrom: '1600px' };

const STYLE = `
.boot-photos { --boot-gap: 4px; display: flex; flex-wrap: wrap; gap: var(--boot-gap); padding: 48px 56px 0 24px; }
.boot-photos i, .boot-photos img { height: auto; object-fit: cover; background: var(--boot-well); }
.boot-photo { position: fixed; inset: 0; background: #000; }
.boot-photo img { width: 100%; height: 100%; object-fit: contain; }
@media (max-width: 480px) { .boot-photos { --boot-gap: 3px; padding: 42px 0 0; } }
`;

const isSideways = ({ rotate }: File) => (rotate / QUARTER_TURN) % 2 !== 0;
const ratioOf = (photo: File) =>
  isSideways(photo) ? photo.height / photo.width : photo.width / photo.height;
const isPicture = ({ rotate, thumbnail }: File) => rotate === 0 && thumbnail.length > 0;

function imageOf({ thumbnail }: File, sizes: string): string {
  const srcset = thumbnail.map(([width, path]) => `${path} ${width}w`).join(', ');
  return `<img srcset="${escaped(srcset)}" sizes="${sizes}" alt="" fetchpriority="high" />`;
}

/** The outline's own tiles in the built page. */
const TILES = /<div class="boot-tiles">.*?<\/div>/s;

function withStyle(document: string, nonce: string, rules = ''): string {
  return document.replace('</head>', () => `  <style nonce="${nonce}">${STYLE}${rules}</style>\n  </head>`);
}

/** Breaks photos into rows whose ratios have about this sum. The last one may be shorter. */
function rowsOf(ratios: readonly number[], sum: number): number[][] {
  const rows: number[][] = [];
  let left = 0;
  for (const ratio of ratios) {
    if (left < ratio / 2) {
      rows.push([]);
      left = sum;
    }
    rows.at(-1)?.push(ratio);
    left -= ratio;
  }
  return rows;
}

/** A little less than the whole, so that rounding breaks no row. */
const FULL = 0.9999;

/**
 * The size of each photo: a share of its row, whatever else of the page has arrived, so that nothing moves. They are
 * rules, since the page's policy refuses style attributes.
 */
function sizesOf(ratios: readonly number[], sum: number): string {
  const shares = rowsOf(ratios, sum).flatMap((row) => {
    const whole = row.reduce((total, ratio) => total + ratio, 0);
    const full = Math.max(whole, sum - RATIOS.min);
    return row.map((ratio) => ({ ratio, gaps: row.length - 1, share: (ratio / full) * FULL }));
  });
  const rules = shares.map(({ ratio, gaps, share }, at) => {
    const width = `calc((100% - ${gaps} * var(--boot-gap)) * ${share.toFixed(4)})`;
    return `.boot-photos :nth-child(${at + 1}){width:${width};aspect-ratio:${ratio.toFixed(3)}}`;
  });
  return rules.join('\n');
}

/** The outline that stands until the application does, with the first photos in it. */
export function withPhotosOutline(document: string, photos: readonly File[], nonce: string): string {
  const first = photos.slice(0, MOST_PHOTOS);
  const ratios = first.map((photo) => Math.min(RATIOS.max, Math.max(RATIOS.min, ratioOf(photo))));
  const wide = `@media (min-width: ${ROW.wideFrom}) { ${sizesOf(ratios, ROW.wide)} }`;
  const tiles = first.map((photo) => (isPicture(photo) ? imageOf(photo, '34vw') : '<i></i>'));
  return withStyle(document, nonce, `${sizesOf(ratios, ROW.ratios)}\n${wide}\n`).replace(
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
    () => `<div class="boot-photo">${imageOf(photo, sizes)}</div>`,
  );
}
