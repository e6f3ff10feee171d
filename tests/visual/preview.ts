import type { Browser, BrowserContext, Page } from '@playwright/test';
import { DEVICES, type Device, MAX_HEIGHT, MAX_WIDTH, type Theme } from './settings.ts';

/** Facts about a story that are needed before it is shown. */
export interface StoryFacts {
  /** The viewport that the story itself requests: it is compared on that device only. */
  pinned: string | undefined;
  /** `parameters.layout === 'fullscreen'`: the story is the screen, without what is below the fold. */
  fullscreen: boolean;
  /** `parameters.visual.clock === 'runs'`: its play waits for a countdown. */
  clockRuns: boolean;
  /** `parameters.visual.forcedColors`: it is shown in the system's colours only. */
  forcedColors: boolean;
}

/** The part of Storybook's preview that the walk uses (Storybook 10). */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<unknown>;
    storyStoreValue: {
      loadStory(by: { storyId: string }): Promise<{
        parameters: { layout?: string; visual?: { clock?: 'runs'; forcedColors?: 'active' } };
        storyGlobals?: { viewport?: { value?: string } | string };
      }>;
      userGlobals: { update(globals: Record<string, unknown>): void };
    };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (...args: unknown[]) => void): void;
    off(event: string, listener: (...args: unknown[]) => void): void;
    emit(event: string, payload: unknown): void;
  };
}

/** Functions saved in the page: a story may replace them, for example by a decoder that never ends. */
interface WalkWindow {
  decodes: (this: HTMLImageElement) => Promise<void>;
  startTimer: (run: () => void, ms: number) => number;
  clockRuns: boolean;
  /** After the end of a story's play: its long timers do nothing, and its videos show their first frame. */
  held: boolean;
}

/** Timers of at least so many ms wait for a person: a toast that closes, a slideshow. Shorter ones draw. */
const LONG_MS = 1_000;

/** Noon in Shanghai: the clock of every story is the same every day. */
const NOW = Date.UTC(2026, 5, 15, 4);

/** Styles with which nothing moves. */
export const STILL = `*, *::before, *::after {
  animation-duration: 0s !important; animation-delay: 0s !important;
  transition-duration: 0s !important; transition-delay: 0s !important;
  scroll-behavior: auto !important; caret-color: transparent !important;
}
/* It shows how much of the file has come. */
video::-webkit-media-controls-timeline { visibility: hidden; }`;

/** Runs in the page before anything else: stops the clock, and lets the walk stop timers and videos. */
function holdStill({ now, css, longMs }: { now: number; css: string; longMs: number }): void {
  const walk = window as unknown as WalkWindow;
  walk.decodes = HTMLImageElement.prototype.decode;
  walk.startTimer = window.setTimeout;
  walk.clockRuns = false;
  walk.held = false;
  const RealDate = Date;
  // A story may set the clock for itself.
  let today = () => (walk.clockRuns ? now + performance.now() : now);
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[]) => Reflect.construct(target, args.length === 0 ? [today()] : args),
    apply: () => new RealDate(today()).toString(),
    get: (target, key) => (key === 'now' ? today : Reflect.get(target, key)),
    set: (target, key, value) => {
      if (key !== 'now') return Reflect.set(target, key, value);
      today = value;
      return true;
    },
  });
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start: (run: () => void, ms?: number) => number = window[name];
    const startHeld = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
      start(() => {
        if (!walk.held || ms < longMs) run(...args);
      }, ms);
    Object.assign(window, { [name]: startHeld });
  }
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function playUnlessHeld() {
    return walk.held ? Promise.resolve() : play.call(this);
  };
  document.addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
  });
}

/** A browser context for each device: created once per worker, so that scripts and fonts are read once. */
export async function openDevice(browser: Browser, device: Device): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...DEVICES[device],
    deviceScaleFactor: 1,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  await context.addInitScript(holdStill, { now: NOW, css: STILL, longMs: LONG_MS });
  return context;
}

/** The preview without a story. */
export const PREVIEW_PATH = '/iframe.html?viewMode=story';

/** Runs in the page: waits until the preview can show stories. */
export async function waitForPreview(): Promise<void> {
  await (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__.ready();
}

/** A fresh preview without memory of earlier stories. */
export async function openPreview(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(PREVIEW_PATH);
  // A headless shell starts with its pointer at 0, 0, where it would hover the story.
  await page.mouse.move(-1, -1);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.evaluate(waitForPreview);
  return page;
}

/** Runs in the page. Parameters are not in Storybook's index; the preview knows them once the story's module is loaded. */
export async function readFacts(storyId: string): Promise<StoryFacts> {
  const { storyStoreValue } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
  const { parameters, storyGlobals } = await storyStoreValue.loadStory({ storyId });
  const viewport = storyGlobals?.viewport;
  return {
    clockRuns: parameters.visual?.clock === 'runs',
    pinned: typeof viewport === 'string' ? viewport : viewport?.value,
    fullscreen: parameters.layout === 'fullscreen',
    forcedColors: parameters.visual?.forcedColors === 'active',
  };
}

export const factsOf = (page: Page, storyId: string): Promise<StoryFacts> =>
  page.evaluate(readFacts, storyId);

/** What `perform` shows: a story from its start, or the current one in another theme. */
interface Cue {
  storyId: string;
  theme: Theme;
  restart: boolean;
  locale: 'zh-CN' | 'en';
  /** @default false */
  clockRuns?: boolean;
}

/**
 * Runs in the page: shows a story and waits for the end of its play function. Returns the error that the story
 * throws.
 */
export function perform({
  storyId,
  theme,
  restart,
  locale,
  clockRuns = false,
}: Cue): Promise<string | undefined> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    window as unknown as PreviewWindow;
  const walk = window as unknown as WalkWindow;
  const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
  return new Promise((resolve) => {
    let failure: string | undefined;
    const fail = (error: unknown) => {
      failure ??= (error as Error | undefined)?.message ?? String(error);
      if (!restart) end();
    };
    const finish = (event: unknown) => {
      if ((event as { storyId: string }).storyId === storyId) end();
    };
    const end = () => {
      for (const name of failures) channel.off(name, fail);
      channel.off('storyFinished', finish);
      walk.held = true;
      resolve(failure);
    };
    for (const name of failures) channel.on(name, fail);
    channel.on('storyFinished', finish);
    if (restart) {
      walk.clockRuns = clockRuns;
      walk.held = false;
      // axe is not run: each story's own test does that.
      preview.storyStoreValue.userGlobals.update({ theme, locale, a11y: { manual: true } });
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    } else channel.emit('updateGlobals', { globals: { theme } });
  });
}

/** Shows a story and waits for the end of its play function; throws the error of the story. */
export async function show(page: Page, cue: Cue): Promise<void> {
  const failure = await page.evaluate(perform, cue);
  if (failure !== undefined) throw new Error(`${cue.storyId} failed before its picture: ${failure}`);
}

/**
 * Runs in the page: waits for late drawing (layout, fonts, visible pictures) and has every text drawn again. Chromium
 * keeps the pixels of a text whose box moves by less than a pixel; the picture would depend on the frames before it.
 */
async function settle(): Promise<void> {
  const showFirstFrame = (video: HTMLVideoElement) =>
    new Promise<void>((resolve) => {
      const rewind = () => {
        video.pause();
        if (video.currentTime === 0) return resolve();
        video.addEventListener('seeked', () => resolve(), { once: true });
        video.currentTime = 0;
      };
      if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return rewind();
      if (video.networkState !== HTMLMediaElement.NETWORK_LOADING) return resolve();
      video.addEventListener('loadeddata', rewind, { once: true });
      video.addEventListener('error', () => resolve(), { once: true });
    });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  // Every text inherits this colour, and none has the marks that it is for.
  const { style } = document.documentElement;
  style.setProperty('text-emphasis-color', style.getPropertyValue('text-emphasis-color') ? '' : 'red');
  await document.fonts.ready;
  const videos = [...document.querySelectorAll('video')].map((video) => showFirstFrame(video));
  const pictures = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete);
  const { decodes, startTimer } = window as unknown as WalkWindow;
  // A story may wait for a picture that never loads: it is compared while it waits.
  const given = new Promise<void>((resolve) => startTimer(resolve, 2_000));
  const drawn = Promise.all([
    ...videos,
    ...pictures.map((image) => decodes.call(image).catch(() => undefined)),
  ]);
  await Promise.race([drawn, given]);
  await frame();
  // `ready` was for the characters laid out so far.
  while (document.fonts.status === 'loading') {
    await document.fonts.ready;
    await frame();
  }
}

const TRIES = 8;

/**
 * A PNG of the screen, or of the page down to `MAX_HEIGHT`: at once when `hasty`, else when two in a row are the same.
 * Chromium makes its window as high as the picture, and a virtual list of thousands would then mount all of its rows.
 */
export async function photograph(page: Page, facts: StoryFacts, hasty: boolean): Promise<Buffer> {
  const size = facts.fullscreen
    ? {}
    : { fullPage: true, clip: { x: 0, y: 0, width: MAX_WIDTH, height: MAX_HEIGHT } };
  let last: Buffer | undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    await page.evaluate(settle);
    const next = await page.screenshot({ animations: 'disabled', caret: 'hide', ...size });
    if (hasty || last?.equals(next)) return next;
    last = next;
  }
  throw new Error(`The picture never came to rest in ${TRIES} tries`);
}
