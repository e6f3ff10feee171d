import { isPlayed, type ViewerItem } from '../items.ts';
import * as styles from '../PhotoViewer.css.ts';
import { Film } from '../picture/Film.ts';
import type { PageContent, Shown } from '../picture/pageContent.ts';
import { Still } from '../picture/Still.ts';
import { make, write } from '../view/make.ts';

/** How a page stands: its photo, undefined while it is not loaded, and how many pages it is away. */
export type PageNow = Omit<Shown, 'item'> & { item: ViewerItem | undefined; away: number };

/** One page of the stage: a photo, a video, or the word that it is being loaded. */
export class StagePage {
  readonly element = make('div', styles.slide);
  /** Of the writing of the stage that last had it. */
  written = 0;
  readonly #onSettled: () => void;
  #content: PageContent | undefined;
  #played: boolean | undefined;
  #loading: HTMLElement | undefined;
  #away: number | undefined;

  constructor(onSettled: () => void) {
    this.#onSettled = onSettled;
  }

  show(now: PageNow): void {
    if (this.#away !== now.away) this.#move(now);
    if (!isLoaded(now)) this.#sayLoading(now);
    else if (this.#content && this.#played === isPlayed(now.item)) this.#content.show(now);
    else this.#begin(now);
  }

  /** Tries again what failed. */
  retry(): void {
    this.#content?.retry();
  }

  end(): void {
    this.#content?.end();
    this.element.remove();
  }

  #move({ away, current }: PageNow): void {
    const { element } = this;
    this.#away = away;
    element.style.setProperty('--xj-away', String(away));
    element.toggleAttribute('inert', !current);
    if (current) element.removeAttribute('aria-hidden');
    else element.setAttribute('aria-hidden', 'true');
  }

  #sayLoading({ labels }: PageNow): void {
    this.#loading ??= this.element.appendChild(make('div', styles.loading));
    write(this.#loading, labels.loading);
  }

  #begin(shown: Shown): void {
    this.#content?.end();
    this.element.replaceChildren();
    this.#played = isPlayed(shown.item);
    this.#content = new (this.#played ? Film : Still)(this.element, shown, this.#onSettled);
  }
}

function isLoaded(now: PageNow): now is PageNow & { item: ViewerItem } {
  return now.item !== undefined;
}
