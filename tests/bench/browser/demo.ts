import type { Page } from '@playwright/test';

/** The address of a server with the demo library. */
export const DEMO_ADDRESS = process.env.BENCH_ADDRESS ?? 'http://127.0.0.1:3000';

/** Signs in to the demo account. */
export async function signIn(page: Page): Promise<void> {
  await page.goto(DEMO_ADDRESS);
  await page.getByLabel('邮箱').fill('demo@xiangji.local');
  await page.getByLabel('密码', { exact: true }).fill('xiangji-demo');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('heading', { name: '相册', level: 1 }).waitFor();
}
