import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The module anew: a page's policy is made once. */
async function drawn(): Promise<string> {
  const { putIcon } = await import('./icon.ts');
  const button = document.createElement('button');
  putIcon(button, 'close');
  putIcon(button, 'next');
  return button.innerHTML;
}

it('draws an icon in place of the one before, unheard', async () => {
  const markup = await drawn();
  expect(markup.match(/<svg/g)).toHaveLength(1);
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).toContain('M9 5l7 7-7 7');
});

it('has its markup vouched for where a page asks for that, by one policy', async () => {
  const createPolicy = vi.fn((_name: string, rules: { createHTML(text: string): string }) => ({
    createHTML: (text: string) => `${rules.createHTML(text)}<i></i>`,
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  expect(await drawn()).toMatch(/<\/svg><i><\/i>$/);
  expect(createPolicy).toHaveBeenCalledTimes(1);
  expect(createPolicy.mock.calls[0]?.[0]).toBe('xiangji-photo-viewer');
});
