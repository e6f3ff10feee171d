// @vitest-environment node
import { dayOfDate } from '@xiangji/api-client/contract';
import { expect, it, vi } from 'vitest';
import { album, albumSet } from '../../test/albums.ts';
import { currentUser, signedInConfig } from '../../test/people.ts';
import { photo } from '../../test/photos.ts';
import { memories } from './FirstPaint.css.ts';
import { renderFirstPaint } from './firstPaint.tsx';
import type { Shown } from './shown.ts';

const NAME = '</script><img src=x> $& 春天';

function paint(shown: Shown, language: 'zh' | 'en' = 'zh') {
  return renderFirstPaint({ path: '/', language, config: signedInConfig, shown });
}

it('renders the sign-in in both languages', async () => {
  expect((await paint({ screen: 'signIn' })).html).toContain('>登录相集</h1>');
  expect((await paint({ screen: 'signIn' }, 'en')).html).toContain('>Sign in to Xiangji</h1>');
});

it('renders the first albums with their names as text, and the places of the navigation', async () => {
  const albums = [album({ seed: 1, name: NAME }), albumSet({ seed: 2 }), album({ seed: 3, cover: null })];
  const { html } = await paint({ screen: 'albums', albums });
  expect(html).toContain('&lt;/script&gt;&lt;img src=x&gt; $&amp; 春天</span>');
  expect(html).not.toContain('<img src=x>');
  // One of an album, three of a set.
  expect(html.match(/<img /g)).toHaveLength(4);
  expect(html).toContain('href="/oblivion"');
});

it('renders a list of albums without albums as the application does', async () => {
  expect((await paint({ screen: 'albums', albums: [] })).html).not.toContain('<img');
});

it('renders the first photos, their sizes as rules', async () => {
  const photos = Array.from({ length: 40 }, (_, index) => photo({ index, day: 20_000 }));
  const { html, rules } = await paint({ screen: 'photos', photos, title: NAME, days: [20_000] });
  expect(html.match(/<img /g)).toHaveLength(18);
  expect(rules).toContain('--ratio:1.333');
  expect(html).toContain('&lt;/script&gt;');
});

it('keeps the height of the row of memories free on a day that has some', async () => {
  vi.setSystemTime(new Date(2026, 10, 26));
  const photos = [photo({ index: 0, day: 20_000 })];
  const keepsHeight = async (days: number[]) => {
    const { html } = await paint({ screen: 'photos', photos, title: undefined, days });
    return html.includes(memories.split(' ')[0] ?? '');
  };
  expect(await keepsHeight([dayOfDate({ year: 2025, month: 11, day: 26 })])).toBe(true);
  expect(await keepsHeight([dayOfDate({ year: 2025, month: 11, day: 25 })])).toBe(false);
  vi.useRealTimers();
});

it('renders no picture of a rotated photo, which the browser would show as it was taken', async () => {
  const rotated = photo({ index: 0, day: 20_000, rotate: 90 });
  expect((await paint({ screen: 'photo', photo: rotated })).html).not.toContain('<img');
  const { html } = await paint({ screen: 'photo', photo: { ...rotated, rotate: 0 } });
  expect(html).toContain('fetchPriority="high"');
});

it('renders the account of the config', async () => {
  const { html } = await paint({ screen: 'account' });
  expect(html).toContain(`>${currentUser.user_email}</dd>`);
});

it('renders the cover and the name of a share', async () => {
  const cover = { jpeg: '/cover.jpg', webp: [[240, '/cover.webp']] as const };
  const { html } = await paint({ screen: 'share', preview: { name: NAME, count: 3, cover } });
  expect(html).toContain('src="/cover.jpg"');
  expect(html).toContain('&lt;/script&gt;');
});

it('needs no script and no style attribute, which the policy of the page refuses, and takes no input', async () => {
  const plain = ['signIn', 'signedOut', 'shareCode', 'account', 'page'] as const;
  const screens: Shown[] = [
    ...plain.map((screen) => ({ screen })),
    { screen: 'albums', albums: Array.from({ length: 40 }, (_, seed) => album({ seed })) },
  ];
  for (const shown of screens) {
    const { html } = await paint(shown);
    expect(html).not.toMatch(/<script| style="/);
    expect(html).toMatch(/^<div class="\S+" data-first-paint="" aria-hidden="true" inert="">/);
  }
});
