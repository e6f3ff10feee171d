let known: number | undefined;

/**
 * How wide the window is. Asked of the window itself it would lay the page out at once, and calls that tell it are made
 * while a screen is being drawn: it is asked again only when it was resized.
 */
export function windowWidth(): number {
  if (known === undefined) {
    known = window.innerWidth;
    const forget = () => {
      known = undefined;
    };
    window.addEventListener('resize', forget, { once: true });
  }
  return known;
}
