import * as styles from '../PhotoViewer.css.ts';
import { type IconName, putIcon } from './icon.ts';
import { make, mark } from './make.ts';

/** A round button of the viewer's own, shown on hover by its name too. */
export function viewerButton(name: IconName, className: string, press: () => void): HTMLButtonElement {
  const button = make('button', `${styles.button} ${className}`.trim(), { type: 'button' });
  putIcon(button, name);
  button.addEventListener('click', press);
  return button;
}

export function nameButton(button: HTMLButtonElement, label: string): void {
  mark(button, 'aria-label', label);
  mark(button, 'title', label);
}
