import { breakpoints } from '@xiangji/ui/theme';
import type { DisplayMode } from './displayMode.ts';

/** Sizes of the album list in CSS pixels, as the styles of `AlbumGrid.css.ts` and `AlbumFace.css.ts` draw it. */
const CARD_LEAST: Record<DisplayMode, number> = { standard: 200, compact: 132 };
const GAP = 16;
const GAP_PHONE = 12;
const PHONE_COLUMNS: Record<DisplayMode, number> = { standard: 2, compact: 3 };
/** Border and padding of a card, both sides. */
const CARD_FRAME = 18;
/** Height of what stands under the covers. */
export const WORDS_HEIGHT = 78;
/** Covers stand 270 to 360 (spec §9 'Images'). */
const COVER_SHAPE = 4 / 3;
/** Room above the cards, into which the piled covers of a set reach. */
export const HEAD_ROOM = 10;

export interface GridGeometry {
  columns: number;
  cardWidth: number;
  cardHeight: number;
  gap: number;
}

/** What stands left and right of the list on a phone: `content` of `AlbumsPage.css.ts`. */
const PAGE_EDGES_PHONE = 24;

/** Columns and cards for a list of so many pixels. */
export function gridGeometry(
  width: number,
  { phone, mode = 'standard' }: { phone: boolean; mode?: DisplayMode },
): GridGeometry {
  const gap = phone ? GAP_PHONE : GAP;
  const fitting = Math.max(1, Math.floor((width + gap) / (CARD_LEAST[mode] + gap)));
  const columns = phone ? PHONE_COLUMNS[mode] : fitting;
  const cardWidth = Math.floor((width - gap * (columns - 1)) / columns);
  const cover = Math.max(0, cardWidth - CARD_FRAME) * COVER_SHAPE;
  return { columns, cardWidth, cardHeight: Math.round(cover + CARD_FRAME + WORDS_HEIGHT + HEAD_ROOM), gap };
}

/** What a phone's list will measure, which has the whole width of the page; so it can be drawn at once. */
export function expectedGeometry(pageWidth: number, mode: DisplayMode): GridGeometry | undefined {
  if (pageWidth > breakpoints.phone) return undefined;
  return gridGeometry(pageWidth - PAGE_EDGES_PHONE, { phone: true, mode });
}
