/** A finger starts to drag after a press of `delay` ms. If it moves farther than `tolerance` px, it scrolls instead. */
export const LONG_PRESS = { delay: 150, tolerance: 8 };
