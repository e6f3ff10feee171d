/**
 * The default placement of panels: below the start of their trigger, with distances to the trigger and to the edge of
 * the window (px).
 */
export const PLACEMENT = { sideOffset: 6, align: 'start', collisionPadding: 8 } as const;
