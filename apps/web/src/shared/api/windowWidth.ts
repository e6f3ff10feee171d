let known: number | undefined;

/**
 * Window width. Reading it from the window would force a layout, and calls that send it are made while a screen is
 * being rendered: it is read again only after a resize.
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
