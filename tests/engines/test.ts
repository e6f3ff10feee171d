import { test as base, expect } from '@playwright/test';
import { mailedCode, newEmail, PASSWORD } from '../e2e/account.ts';
import { launch } from './engines.ts';
import { button, field, heading, Screen } from './screen.ts';
import type { Browser } from './tab.ts';

export interface EngineOptions {
  engine: string;
  size: { width: number; height: number };
}

interface Fixtures {
  /** A screen of the engine under test, signed out. */
  newScreen: Screen;
  email: string;
  /** A screen that is signed in to a new account, at the empty list of albums. */
  userScreen: Screen;
}

/** Creates an account by the form and the mailed code. */
export async function signUp(screen: Screen, email: string): Promise<void> {
  await screen.goto('/');
  await screen.click(button('没有账户？注册'));
  await screen.fill(field('邮箱'), email);
  await screen.fill(field(/^设置密码/), PASSWORD);
  await screen.click(button('下一步'));
  await screen.sees({ text: `验证码已发送至 ${email}` });
  await screen.click(field(/^验证码/));
  await screen.tab.type(mailedCode(email));
  await screen.sees(heading('相册'));
}

export const test = base.extend<
  Fixtures & Pick<EngineOptions, 'size'>,
  Pick<EngineOptions, 'engine'> & { started: Browser }
>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  size: [{ width: 1440, height: 900 }, { option: true }],
  started: [
    async ({ engine }, use) => {
      const started = await launch[engine]?.();
      if (!started) throw new Error(`There is no engine ${engine}`);
      await use(started);
      await started.close();
    },
    { scope: 'worker' },
  ],
  newScreen: async ({ started, size }, use, info) => {
    const tab = await started.open(size.width, size.height);
    await use(new Screen(tab));
    if (info.status !== info.expectedStatus) await tab.screenshot(info.outputPath('failed.png'));
    await started.closeTab();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  email: async ({}, use) => use(newEmail()),
  userScreen: async ({ newScreen: screen, email }, use) => {
    await signUp(screen, email);
    await use(screen);
  },
});

export { expect };
