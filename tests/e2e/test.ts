import { test as base, expect, type Page } from '@playwright/test';
import { joinByApi, newEmail } from './account.ts';

interface AccountFixtures {
  /** An address that no other test and no other run of this test uses. */
  email: string;
  /** A page that is signed in to a new account with `email`. It shows the empty album list. */
  userPage: Page;
}

/** Gives each test an account of its own. */
export const test = base.extend<AccountFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  extraHTTPHeaders: async ({}, use, { parallelIndex }) => {
    await use({ 'X-Forwarded-For': `192.0.2.${parallelIndex + 1}` });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  email: async ({}, use) => {
    await use(newEmail());
  },
  userPage: async ({ page, email, extraHTTPHeaders }, use) => {
    await joinByApi(page.context(), email, extraHTTPHeaders);
    await page.goto('/albums');
    await expect(page.getByRole('heading', { name: '相册', level: 1 })).toBeVisible();
    await use(page);
  },
});
