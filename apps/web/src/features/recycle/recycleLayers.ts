/** The dialogs over the bin; each is closed by the browser's back button too. */
export const RECYCLE_LAYERS = ['back', 'to', 'remove'] as const;

export type RecycleLayer = (typeof RECYCLE_LAYERS)[number];

/** What a layer is about where it is not about the chosen photos: everything in the bin. */
export const EVERYTHING = 'all';
