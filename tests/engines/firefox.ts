import puppeteer, { type BrowserContext, type KeyInput } from 'puppeteer-core';
import type { Browser, Tab } from './tab.ts';

async function openTab(context: BrowserContext, width: number, height: number): Promise<Tab> {
  const page = await context.newPage();
  await page.setViewport({ width, height });
  return {
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack({ waitUntil: [] })),
    evaluate: (expression) => page.evaluate(expression),
    moveTo: (x, y) => page.mouse.move(x, y),
    mouse: (action) => page.mouse[action](),
    async press(...keys) {
      for (const key of keys as KeyInput[]) await page.keyboard.down(key);
      for (const key of keys.toReversed() as KeyInput[]) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    async attach(selector, paths) {
      const input = await page.waitForSelector(`input[type=file]${selector}`);
      await input?.toElement('input').then((element) => element.uploadFile(...paths));
    },
    screenshot: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
  };
}

export async function launchFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    protocolTimeout: 60_000,
    extraPrefsFirefox: { 'intl.accept_languages': 'zh-CN' },
    env: { ...process.env, TZ: 'Asia/Shanghai' },
  });
  let context: BrowserContext | undefined;
  return {
    async open(width, height) {
      context = await browser.createBrowserContext();
      return openTab(context, width, height);
    },
    closeTab: async () => context?.close(),
    close: () => browser.close(),
  };
}
