import { launchOptions } from '../fixtures/browserOptions.ts';
import { launchBidi } from './bidi.ts';
import type { Browser } from './tab.ts';
import { launchWebKit } from './webkit.ts';

/** `npm test` finds and installs the browsers by the same script, which runs on any Node. */
const { browserOfEngine } = (await import(new URL('../../scripts/browser.mjs', import.meta.url).href)) as {
  browserOfEngine: (name: string) => string | undefined;
};

/** How each engine is started. */
export const launch: Readonly<Record<string, () => Promise<Browser>>> = {
  chromium: () =>
    launchBidi({
      executablePath: launchOptions.executablePath,
      args: [...launchOptions.args, '--accept-lang=zh-CN'],
      env: { ...process.env, TZ: 'Asia/Shanghai' },
    }),
  firefox: () =>
    launchBidi({
      browser: 'firefox',
      executablePath: browserOfEngine('firefox') ?? '',
      extraPrefsFirefox: { 'intl.accept_languages': 'zh-CN' },
      env: { ...process.env, TZ: 'Asia/Shanghai' },
    }),
  webkit: () => launchWebKit(browserOfEngine('webkit') ?? ''),
};

/** Those that this machine has. */
export const installedEngines = Object.keys(launch).filter((name) => browserOfEngine(name) !== undefined);
