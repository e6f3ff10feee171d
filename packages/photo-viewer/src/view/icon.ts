import * as styles from '../PhotoViewer.css.ts';

const paths = {
  close: 'M6 6l12 12M18 6L6 18',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  zoomIn: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16 16l4.5 4.5M8 11h6M11 8v6',
  zoomOut: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16 16l4.5 4.5M8 11h6',
  restore: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5M9 9h6v6H9z',
  rotate: 'M19 12a7 7 0 1 1-2.2-5.1M19.5 3v4.5H15',
  fullscreen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  exitFullscreen: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
} as const;

export type IconName = keyof typeof paths;

type Policy = { createHTML(text: string): string };
/** Where a page lets only vouched-for markup in (Trusted Types); TypeScript does not know of it yet. */
type Vouching = { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };

let policy: Policy | undefined;

/** The viewer's own markup is made of nothing but constants, and so vouched for. */
function vouchedFor(own: string): string {
  policy ??= (globalThis as Vouching).trustedTypes?.createPolicy('xiangji-photo-viewer', {
    createHTML: (text) => text,
  });
  return policy ? policy.createHTML(own) : own;
}

/**
 * Puts a line icon of the viewer's own into a button, whose label says what it does. As markup: an element made by a
 * script has the browser set up all that scripts can do with SVG, 17 KB of the page's heap.
 */
export function putIcon(button: HTMLElement, name: IconName): void {
  button.innerHTML = vouchedFor(
    `<svg class="${styles.icon}" viewBox="0 0 24 24" aria-hidden="true"><path d="${paths[name]}"/></svg>`,
  );
}
