import type { PhotoViewerLabels } from '../labels.ts';
import { make, write } from '../view/make.ts';
import { LiveMovie } from './LiveMovie.ts';
import type { Shown } from './pageContent.ts';
import { Trouble } from './trouble.ts';
import * as styles from './ViewerPicture.css.ts';

/** A sharp picture that takes longer than this is spoken of, in milliseconds. */
const SLOW = 3000;

/** What a photo needs beyond its pictures: its movie, that it is slow or offline, or that it cannot be shown. */
export class StillExtras {
  readonly #page: HTMLElement;
  readonly #frame: HTMLElement;
  readonly #onRetry: () => void;
  #movie: LiveMovie | undefined;
  #trouble: Trouble | undefined;
  #note: HTMLElement | undefined;
  #shown: Shown | undefined;
  /** The sharp picture that is waited for, and whether it is late. */
  #awaited: { url: string; timer: number; late: boolean } | undefined;

  constructor(options: { page: HTMLElement; frame: HTMLElement; onRetry: () => void }) {
    this.#page = options.page;
    this.#frame = options.frame;
    this.#onRetry = options.onRetry;
  }

  /** `awaited` is the sharp picture that is still to come; `broken`, that none will. */
  show(shown: Shown, { awaited, broken }: { awaited: string | undefined; broken: boolean }): void {
    this.#shown = shown;
    this.#await(awaited);
    if (broken) this.#sayBroken(shown);
    else this.#showFrame(shown);
  }

  end(): void {
    this.#await(undefined);
    this.#movie?.end();
  }

  #showFrame({ item, current, passing, labels }: Shown): void {
    this.#trouble?.hide();
    if (!this.#frame.parentNode) this.#page.prepend(this.#frame);
    this.#play(item.type === 4 && current && !passing ? item.live : undefined, labels);
    this.#sayWaiting();
  }

  #sayBroken({ online, labels }: Shown): void {
    this.#frame.remove();
    this.#note?.remove();
    this.#play(undefined, labels);
    this.#trouble ??= new Trouble(this.#page, this.#onRetry);
    this.#trouble.show(online ? labels.broken : labels.offline, labels.retry);
  }

  #sayWaiting(): void {
    if (!this.#shown || !this.#awaited || (this.#shown.online && !this.#awaited.late)) {
      this.#note?.remove();
      return;
    }
    const { online, labels } = this.#shown;
    this.#note ??= make('p', styles.note, { role: 'status' });
    write(this.#note, online ? labels.slow : labels.offline);
    if (!this.#note.parentNode) this.#page.append(this.#note);
  }

  #play(address: string | undefined, labels: PhotoViewerLabels): void {
    if (this.#movie?.address !== address) {
      this.#movie?.end();
      this.#movie = address
        ? new LiveMovie({ page: this.#page, frame: this.#frame, address, labels })
        : undefined;
    }
    this.#movie?.say(labels);
  }

  #await(url: string | undefined): void {
    if (this.#awaited?.url === url) return;
    window.clearTimeout(this.#awaited?.timer);
    this.#awaited = undefined;
    if (url === undefined) return;
    const timer = window.setTimeout(() => {
      this.#awaited = { url, timer, late: true };
      this.#sayWaiting();
    }, SLOW);
    this.#awaited = { url, timer, late: false };
  }
}
