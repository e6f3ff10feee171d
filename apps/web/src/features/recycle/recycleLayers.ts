/** The dialogs over the bin; each is closed by the browser's back button too. */
export const RECYCLE_LAYERS = ['back', 'to', 'remove'] as const;

export type RecycleLayer = (typeof RECYCLE_LAYERS)[number];

/** The subject of a layer that is not about the selection: everything in the recycle bin. */
export const EVERYTHING = 'all';
