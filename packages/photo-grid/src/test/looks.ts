import type { LayoutOptions } from '../layout/index.ts';

/** Photos in columns: the next one goes to the shortest, or the columns are read one after the other. */
export const masonry: LayoutOptions = { layout: 'masonry' };
export const columns: LayoutOptions = { layout: 'columns', fit: 'contain' };

/** The four modes of spec §9: auto, real proportions, rectangles, whole photos in cells. */
export const auto: LayoutOptions = {};
export const real: LayoutOptions = { fit: 'contain' };
export const rectangles: LayoutOptions = { layout: 'squares', aspect: 4 / 3 };
export const airyCells: LayoutOptions = { layout: 'squares', aspect: 4 / 3, fit: 'contain' };
