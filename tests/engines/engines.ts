import { launchFirefox } from './firefox.ts';
import type { Browser } from './tab.ts';
import { launchWebKit } from './webkit.ts';

/** `npm test` finds and installs the browsers by the same script, which runs on any Node. */
const { browserOfEngine } = (await import(new URL('../../scripts/browser.mjs', import.meta.url).href)) as {
  browserOfEngine: (name: string) => string | undefined;
};

/** How each engine other than Chromium, which all other groups run in, is started. */
export const launch: Readonly<Record<string, () => Promise<Browser>>> = {
  firefox: () => launchFirefox(browserOfEngine('firefox') ?? ''),
  webkit: () => launchWebKit(browserOfEngine('webkit') ?? ''),
};

/** Those that this machine has. */
export const installedEngines = Object.keys(launch).filter((name) => browserOfEngine(name) !== undefined);
