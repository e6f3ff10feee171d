/** The backgrounds of elements with a soft one: at rest, hovered and pressed, deeper in its own colour. */
export const tint = (soft: string, full: string) => ({
  rest: soft,
  hover: `color-mix(in oklch, ${soft} 94%, ${full})`,
  active: `color-mix(in oklch, ${soft} 88%, ${full})`,
});
