/** How long the hint on leaving is shown, in milliseconds. */
const HINT_TIME = 3000;

/** Fullscreen of one element, where the browser has it. */
export class Fullscreen {
  readonly available = document.fullscreenEnabled === true;
  active = false;
  /** How to leave it is being told. */
  hint = false;
  readonly #root: HTMLElement;
  readonly #changed: () => void;
  #timer: number | undefined;

  constructor(root: HTMLElement, changed: () => void) {
    this.#root = root;
    this.#changed = changed;
    document.addEventListener('fullscreenchange', this.#listen);
  }

  toggle(): void {
    // A browser may refuse; the viewer then simply stays as it is.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    else this.#root.requestFullscreen?.().catch(() => {});
  }

  end(): void {
    window.clearTimeout(this.#timer);
    document.removeEventListener('fullscreenchange', this.#listen);
  }

  #listen = (): void => {
    this.active = document.fullscreenElement === this.#root;
    this.#hintAt(this.active);
    window.clearTimeout(this.#timer);
    if (this.active) this.#timer = window.setTimeout(() => this.#hintAt(false), HINT_TIME);
  };

  #hintAt(hint: boolean): void {
    this.hint = hint;
    this.#changed();
  }
}
