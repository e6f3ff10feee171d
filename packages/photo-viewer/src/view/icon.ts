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

const SVG = 'http://www.w3.org/2000/svg';

/** A line icon of the viewer's own buttons; the button's label says what it does. */
export function icon(name: IconName): SVGSVGElement {
  const picture = document.createElementNS(SVG, 'svg') as SVGSVGElement;
  picture.setAttribute('class', styles.icon);
  picture.setAttribute('viewBox', '0 0 24 24');
  picture.setAttribute('aria-hidden', 'true');
  picture.appendChild(document.createElementNS(SVG, 'path'));
  draw(picture, name);
  return picture;
}

/** Makes an icon another one. */
export function draw(picture: SVGSVGElement, name: IconName): void {
  picture.firstElementChild?.setAttribute('d', paths[name]);
}
