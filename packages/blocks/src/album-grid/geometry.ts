import { breakpoints } from '@xiangji/ui/theme';

/** The size of the cards. `'compact'` shows more and smaller cards. */
export type AlbumGridSize = 'standard' | 'compact';

/** Minimum width of a card in CSS pixels, the same as in `AlbumGrid.css.ts` and `AlbumFace.css.ts`. */
const CARD_LEAST: Record<AlbumGridSize, number> = { standard: 200, compact: 132 };
const GAP = 16;
const GAP_PHONE = 12;
const PHONE_COLUMNS: Record<AlbumGridSize, number> = { standard: 2, compact: 3 };
/** Border and padding of both sides of a card. */
const CARD_FRAME = 18;
/** Height of the text under the covers. */
export const WORDS_HEIGHT = 78;
/** Height divided by width of a cover (360 : 270). */
const COVER_SHAPE = 4 / 3;
/** Space above the cards for the stacked covers of a set, which stick out at the top. */
export const TOP_SPACE = 10;

export interface GridGeometry {
  columns: number;
  cardWidth: number;
  cardHeight: number;
  gap: number;
}

/** The page's padding at both sides of the list on a phone. */
const PAGE_EDGES_PHONE = 24;

/** Returns the columns and the card size of a list with the given width. */
export function gridGeometry(
  width: number,
  { phone, size = 'standard' }: { phone: boolean; size?: AlbumGridSize },
): GridGeometry {
  const gap = phone ? GAP_PHONE : GAP;
  const fitting = Math.max(1, Math.floor((width + gap) / (CARD_LEAST[size] + gap)));
  const columns = phone ? PHONE_COLUMNS[size] : fitting;
  const cardWidth = Math.floor((width - gap * (columns - 1)) / columns);
  const cover = Math.max(0, cardWidth - CARD_FRAME) * COVER_SHAPE;
  return { columns, cardWidth, cardHeight: Math.round(cover + CARD_FRAME + WORDS_HEIGHT + TOP_SPACE), gap };
}

/**
 * Returns the expected geometry on a phone, where the list is as wide as the page, so that it can be rendered before it
 * is measured. Returns undefined on wider screens.
 */
export function expectedGeometry(pageWidth: number, size: AlbumGridSize): GridGeometry | undefined {
  if (pageWidth > breakpoints.phone) return undefined;
  return gridGeometry(pageWidth - PAGE_EDGES_PHONE, { phone: true, size });
}
