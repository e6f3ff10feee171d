import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The name of the windows that stand side by side on a page of the documents. */
export const STORY_WINDOW = 'story-on-a-page';
/** The name of those that are as high as what stands in them. */
export const FITTED_WINDOW = 'fitted-story-on-a-page';

const onPage = () => window.name === STORY_WINDOW || window.name === FITTED_WINDOW;

/** The line around a window, above and below. */
const FRAME_BORDERS = '2px';

/** Runs `act`, and leaves the page around this window where it is read. */
function inOwnWindow<T>(act: () => T): T {
  const { scrollX, scrollY } = parent;
  const result = act();
  if (parent.scrollX !== scrollX || parent.scrollY !== scrollY) {
    parent.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  }
  return result;
}

/** Scrolls only this window when a play function focuses or reveals an element: browsers scroll every page around it too. */
function scrollsItselfOnly(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (...args) {
    inOwnWindow(() => focus.apply(this, args));
  };
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (...args) {
    inOwnWindow(() => scrollIntoView.apply(this, args));
  };
}

/** A press or a key moves the focus in its own turn (ms). */
const ACT_MS = 50;

/**
 * A neighbour that plays takes the focus, and menus here would close. A loss of focus without a press or a key in this
 * window comes from a neighbour.
 */
function keepsWhatIsOpen(): void {
  let acted = Number.NEGATIVE_INFINITY;
  const act = () => {
    acted = performance.now();
  };
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, act, { capture: true });
  const stay = (event: FocusEvent) => {
    const wasTaken = event.relatedTarget === null && performance.now() - acted > ACT_MS;
    if (event.target === window || wasTaken) event.stopImmediatePropagation();
  };
  for (const kind of ['blur', 'focusout'] as const) addEventListener(kind, stay, { capture: true });
}

/** Keeps this window as high as its page, whose own height does not depend on the window's. */
function fitsItsStory(): void {
  const { frameElement: frame } = window;
  const root = document.documentElement;
  new ResizeObserver(() => {
    const shown = root.offsetHeight;
    if (frame && shown > 0) (frame as HTMLElement).style.blockSize = `calc(${shown}px + ${FRAME_BORDERS})`;
  }).observe(root);
}

/** Gives the story a storage of its own: a neighbour would open with its layout, or with its map. */
function remembersAlone(): void {
  const kept = new Map<string, string>();
  const memory: Storage = {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
  Object.defineProperty(window, 'localStorage', { value: memory });
}

/** Timeouts of this length (ms) hide toasts, which would be gone before a reader scrolls to their window. */
const PASSING_MS = { least: 4_000, most: 10_000 };
const later = window.setTimeout.bind(window);

/** Toasts stay where they are read. */
function keepToasts(): void {
  const wait = (act: () => void, ms = 0, ...rest: unknown[]) =>
    ms >= PASSING_MS.least && ms <= PASSING_MS.most ? 0 : later(act, ms, ...rest);
  window.setTimeout = wait as typeof window.setTimeout;
}

/** In a window of a page a story behaves as if it were alone. */
export function playAsIfAlone(): void {
  if (!onPage()) return;
  remembersAlone();
  keepToasts();
  if (window.name === FITTED_WINDOW) fitsItsStory();
  scrollsItselfOnly();
  keepsWhatIsOpen();
}

/** No story of a page waits longer than this for the one before (ms). */
const LONGEST_TURN = 5_000;
const ENDS = [
  STORY_FINISHED,
  STORY_ERRORED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
  PLAY_FUNCTION_THREW_EXCEPTION,
];

/** Ends the turn of this window's last rendering. */
let endTurn = () => {};

function turn(): Promise<void> {
  return new Promise((resolve) => {
    endTurn = resolve;
    for (const end of ENDS) addons.getChannel().once(end, () => resolve());
    later(resolve, LONGEST_TURN);
  });
}

/** A loader: the stories of one page play one after the other, for there is one focus that all their keys go to. */
export async function takeTurn(): Promise<void> {
  if (!onPage()) return;
  endTurn();
  const page = `${STORY_WINDOW} ${parent.performance.timeOrigin}`;
  await new Promise<void>((begin) => {
    void navigator.locks.request(page, () => {
      begin();
      return turn();
    });
  });
}
