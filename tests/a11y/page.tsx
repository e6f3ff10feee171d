import { cleanup, render } from '@testing-library/react';
import { UiProvider } from '@xiangji/ui';
import type { ReactNode } from 'react';
import { afterEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

afterEach(cleanup);

/** The roles that the journeys look for. */
export type Role = Parameters<typeof page.getByRole>[0];

/** Renders it on the page as an app would. */
export function show(ui: ReactNode): void {
  render(<UiProvider locale="zh-CN">{ui}</UiProvider>);
}

/** Presses real keys, one after another: `press('{ArrowDown}', '{Enter}')`. */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(key);
}

export const find = (role: Role, name: string) => page.getByRole(role, { name, exact: true });

/** Waits until the focus is on it. */
export async function focused(role: Role, name: string): Promise<void> {
  await expect.element(find(role, name)).toHaveFocus();
}

/** Keys with the place where the focus must be afterwards. */
export type Step = readonly [key: string, role: Role, name: string];

/** Walks by keyboard; after every key the focus must be where the step says. */
export async function walk(steps: readonly Step[]): Promise<void> {
  for (const [key, role, name] of steps) {
    await press(key);
    await focused(role, name);
  }
}

const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=timer]';

/** Collects the announcements of live regions from now on. */
export function listen(): () => readonly string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const regions = [element?.closest(live), ...(element?.querySelectorAll(live) ?? [])];
      for (const region of regions) {
        const text = region?.textContent?.trim();
        if (text) heard.push(text);
      }
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => heard;
}

/** Waits until a text was announced that contains the words. */
export async function spoken(heard: () => readonly string[], words: string): Promise<void> {
  await expect.poll(() => heard().filter((text) => text.includes(words))).not.toEqual([]);
}
