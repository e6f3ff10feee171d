import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../apps/server/test/freePort.ts';
import type { Browser, Tab } from './tab.ts';

/** Wider and higher than every window of a test. */
const SCREEN = '1600x1200x24';

/** A virtual screen. Xvfb chooses its number and writes it when it is ready. */
async function startScreen(): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, display: `:${number.toString().trim()}` };
}

async function startDriver(display: string): Promise<{ child: ChildProcess; server: string }> {
  const port = await freePort();
  const child = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...{ ...process.env, DISPLAY: display, TZ: 'Asia/Shanghai' },
      // Root has no sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Without a graphics card, layers are drawn faster without compositing.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  const server = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${server}/status`).catch(() => undefined))?.ok) await setTimeout(50);
  return { child, server };
}

/** DOM key names that WebDriver sends as special characters. */
const KEYS: Readonly<Record<string, string>> = {
  ...{ Control: Key.CONTROL, Shift: Key.SHIFT, Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB },
  ...{ ArrowLeft: Key.ARROW_LEFT, ArrowRight: Key.ARROW_RIGHT, Home: Key.HOME, End: Key.END },
  Backspace: Key.BACK_SPACE,
};

/** WebKitGTK takes a screenshot with the next paint, and a page at rest does not paint. */
const REPAINT = `
  const { style } = document.documentElement;
  window.repaint = setInterval(() => { style.opacity = style.opacity === '' ? '0.999' : ''; }, 16);`;

function tabOf(driver: WebDriver): Tab {
  const actions = () => driver.actions({ async: true });
  return {
    goto: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    async evaluate(expression) {
      const [value, error] = (await driver.executeAsyncScript(
        `const done = arguments[0];
         Promise.resolve().then(() => (${expression})).then(
           (value) => done([value]),
           (error) => done([undefined, String(error)]),
         );`,
      )) as [unknown, string | undefined];
      if (error) throw new Error(error);
      return value;
    },
    moveTo: (x, y) =>
      actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .perform(),
    mouse: (action) => (action === 'down' ? actions().press() : actions().release()).perform(),
    async press(...names) {
      const keys = names.map((name) => KEYS[name] ?? name);
      const pressed = actions();
      for (const key of keys) pressed.keyDown(key);
      for (const key of keys.toReversed()) pressed.keyUp(key);
      await pressed.perform();
    },
    type: (text) => actions().sendKeys(text).perform(),
    attach: (selector, paths) =>
      driver.findElement(By.css(`input[type=file]${selector}`)).sendKeys(paths.join('\n')),
    async screenshot(path) {
      await driver.executeScript(REPAINT);
      await writeFile(path, await driver.takeScreenshot(), 'base64');
      await driver.executeScript(
        'clearInterval(window.repaint); document.documentElement.style.opacity = "";',
      );
    },
  };
}

/** Sets the window size so that the viewport has this size, or the nearest that the browser allows. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const inner = (await driver.executeScript('return innerHeight')) as number;
  await window.setRect({ x: 0, y: 0, width, height: 2 * height - inner });
}

/** Starts WebKitGTK's browser on a screen of its own. Each tab is a session of its own. */
export async function launchWebKit(binary: string): Promise<Browser> {
  const screen = await startScreen();
  const { child, server } = await startDriver(screen.display);
  let driver: WebDriver | undefined;
  return {
    async open(width, height) {
      const options = { binary, args: ['--automation'] };
      driver = await new Builder()
        .usingServer(server)
        .withCapabilities(
          new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }),
        )
        .build();
      await driver.manage().setTimeouts({ script: 60_000, pageLoad: 120_000 });
      await resize(driver, width, height);
      return tabOf(driver);
    },
    closeTab: async () => driver?.quit(),
    async close() {
      for (const process of [child, screen.child]) {
        process.kill('SIGTERM');
        await once(process, 'exit');
      }
    },
  };
}
