/**
 * Returns the backgrounds of an element with a soft background: at rest, hovered and pressed. The latter two mix in
 * more of the full colour.
 */
export const tint = (soft: string, full: string) => ({
  rest: soft,
  hover: `color-mix(in oklch, ${soft} 94%, ${full})`,
  active: `color-mix(in oklch, ${soft} 88%, ${full})`,
});
