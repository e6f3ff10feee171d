import type { PhotoViewerLabels } from '../labels.ts';
import { make, mark, write } from '../view/make.ts';
import * as styles from './ViewerPicture.css.ts';

/** A press held this long plays, in milliseconds; a shorter one belongs to pan and double tap. */
const HOLD = 300;
/** Movement that makes a press a drag, in pixels. */
const SLACK = 6;

/**
 * A live photo's movie over its still: it plays once when it is opened, then whenever it is asked for. One that cannot be
 * played is gone, and its badge with it.
 */
export class LiveMovie {
  readonly address: string;
  readonly #frame: HTMLElement;
  readonly #ears = new AbortController();
  readonly #video: HTMLVideoElement;
  readonly #badge = make('button', styles.badge, { type: 'button' });
  #press: { timer: number; x: number; y: number } | undefined;

  constructor(options: {
    page: HTMLElement;
    frame: HTMLElement;
    address: string;
    labels: PhotoViewerLabels;
  }) {
    const { page, frame, address, labels } = options;
    this.address = address;
    this.#frame = frame;
    this.#video = make('video', styles.live, { 'aria-hidden': 'true', tabindex: -1 });
    this.#watch();
    this.#listenForHold();
    this.#badge.addEventListener('click', () => this.play());
    this.#badge.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && this.play());
    this.say(labels);
    frame.append(this.#video);
    page.append(this.#badge);
    if (!window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) this.play();
  }

  /** Says that the photo moves; pointed at or pressed, it does. */
  say(labels: PhotoViewerLabels): void {
    mark(this.#badge, 'aria-label', labels.playLive);
    write(this.#badge, labels.live);
  }

  play(): void {
    this.#video.currentTime = 0;
    // A browser may refuse to play unasked: the still is there all the same.
    this.#video.play()?.catch(() => this.#mark(false));
  }

  end(): void {
    this.#ears.abort();
    this.#letGo();
    this.#video.remove();
    this.#badge.remove();
  }

  #watch(): void {
    const video = this.#video;
    video.muted = true;
    video.playsInline = true;
    video.preload = 'auto';
    video.onplaying = () => this.#mark(true);
    video.onended = () => this.#mark(false);
    video.onpause = () => this.#mark(false);
    video.onerror = () => this.end();
    video.src = this.address;
  }

  #mark(playing: boolean): void {
    mark(this.#video, 'data-playing', playing);
  }

  #listenForHold(): void {
    const { signal } = this.#ears;
    const letGo = () => this.#letGo();
    this.#frame.addEventListener(
      'pointerdown',
      ({ clientX: x, clientY: y }) => {
        letGo();
        this.#press = { timer: window.setTimeout(() => this.play(), HOLD), x, y };
      },
      { signal },
    );
    this.#frame.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        const start = this.#press;
        if (start && Math.hypot(clientX - start.x, clientY - start.y) > SLACK) letGo();
      },
      { signal },
    );
    this.#frame.addEventListener('pointerup', letGo, { signal });
    this.#frame.addEventListener('pointercancel', letGo, { signal });
  }

  #letGo(): void {
    window.clearTimeout(this.#press?.timer);
    this.#press = undefined;
  }
}
