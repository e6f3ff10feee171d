/** The dialogs over the shares; each is closed by the browser's back button too. */
export const SHARES_LAYERS = ['card', 'sort', 'reset', 'renew', 'end'] as const;

export type SharesLayer = (typeof SHARES_LAYERS)[number];

/** Opens a dialog about one share, or, without an id, about the selected ones. */
export type OnLayer = (layer: SharesLayer, id?: string) => void;
