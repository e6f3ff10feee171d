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

/** What a play brings into sight moves its own window only: browsers move every page around it too. */
function scrollsItselfOnly(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (...how) {
    inOwnWindow(() => focus.apply(this, how));
  };
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (...how) {
    inOwnWindow(() => scrollIntoView.apply(this, how));
  };
}

/** A press or a key moves the focus in its own turn (ms). */
const ACT_MS = 50;

/**
 * A neighbour that plays takes the focus: menus would close for it, as they do when their reader turns elsewhere. Who
 * loses it though nothing was done in this window has lost it to a neighbour.
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

/** What a story writes down is its own: a neighbour would open with its layout, or with its map. */
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

/** What goes away by itself after so long (ms) would be gone before a reader has come to its window. */
const PASSING_MS = { least: 4_000, most: 10_000 };
const later = window.setTimeout.bind(window);

/** Toasts stay where they are read. */
function keepsWhatIsSaid(): void {
  const wait = (act: () => void, ms = 0, ...rest: unknown[]) =>
    ms >= PASSING_MS.least && ms <= PASSING_MS.most ? 0 : later(act, ms, ...rest);
  window.setTimeout = wait as typeof window.setTimeout;
}

/** In a window of a page a story behaves as if it were alone. */
export function playAsIfAlone(): void {
  if (!onPage()) return;
  remembersAlone();
  keepsWhatIsSaid();
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
