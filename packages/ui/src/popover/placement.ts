/** Panels open below the start of their trigger, with some distance, and away from the window's edge (px). */
export const PLACEMENT = { sideOffset: 6, align: 'start', collisionPadding: 8 } as const;
