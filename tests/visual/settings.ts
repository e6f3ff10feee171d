import { fileURLToPath } from 'node:url';

/** Address of the built Storybook during the walk; another port is for another run at the same time. */
export const PORT = Number(process.env.STORYBOOK_PORT ?? 3597);
export const BASE_URL = `http://127.0.0.1:${PORT}`;

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The built Storybook. */
export const STORYBOOK_DIR = `${ROOT}storybook-static`;
export const BASELINE_DIR = fileURLToPath(new URL('./baselines', import.meta.url));
export const OUTPUT_DIR = fileURLToPath(new URL('./output', import.meta.url));
export const REPORT_DIR = `${OUTPUT_DIR}/report`;

/** The two devices on which every story is compared; sizes in CSS pixels, one device pixel each. */
export const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  pc: { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
} as const;
export type Device = keyof typeof DEVICES;

/** The window of the PC for a story that pins a pad. */
export const PAD = { width: 820, height: 1180 };

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Nothing below this many pixels of a long page is compared: it only repeats what is above. */
export const MAX_HEIGHT = 1600;
/** A page that scrolls sideways is compared up to here (px). */
export const MAX_WIDTH = 4000;

/**
 * How far a pixel's colour may differ (0 to 1, perceived) before it counts as changed; antialiased edges do not
 * count.
 */
export const PIXEL_THRESHOLD = 0.03;

/** How far (px) a box may move on a machine that draws differently: its text ends a little elsewhere. */
export const BOX_TOLERANCE = 3;

/**
 * The same where the sheet was stored lossily: compression may round one shade in a thousand pixels differently.
 */
export const ROUGH_THRESHOLD = 0.2;
