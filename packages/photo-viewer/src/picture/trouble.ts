import { make, write } from '../view/make.ts';
import * as styles from './ViewerPicture.css.ts';

/** In place of what cannot be shown: what is wrong, and a button that tries again. */
export class Trouble {
  readonly #page: HTMLElement;
  readonly #whole = make('div', styles.trouble, { role: 'alert' });
  readonly #text = make('p', '');
  readonly #button = make('button', styles.retry, { type: 'button' });

  constructor(page: HTMLElement, onRetry: () => void) {
    this.#page = page;
    this.#button.addEventListener('click', onRetry);
    this.#whole.append(this.#text, this.#button);
  }

  show(text: string, retry: string): void {
    write(this.#text, text);
    write(this.#button, retry);
    if (!this.#whole.parentNode) this.#page.append(this.#whole);
  }

  hide(): void {
    this.#whole.remove();
  }
}
