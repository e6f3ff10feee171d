// @vitest-environment node
import { UiProvider } from '@xiangji/ui';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AlbumGrid, AppShell, MapView, ShareCard, UploadPanel, type UploadRow } from './index.ts';

const nothing = () => {};
const file: UploadRow = { key: 'a', name: 'a.jpg', state: 'uploading', progress: 0.5 };

/** The blocks that measure the window, or read from the browser. */
const samples: Readonly<Record<string, ReactElement>> = {
  AlbumGrid: (
    <AlbumGrid items={['Kyoto']} keyOf={(name) => name} aria-label="Albums">
      {(name) => name}
    </AlbumGrid>
  ),
  AppShell: (
    <AppShell places={[]} current="" product="Xiangji" logo={null} renderAccount={() => null}>
      Photos
    </AppShell>
  ),
  MapView: <MapView clusters={[]} onMove={nothing} onOpen={nothing} />,
  ShareCard: (
    <ShareCard
      share={{
        name: 'Kyoto',
        link: 'https://xiangji.example/s/a',
        code: 'k7m2',
        state: 'open',
        daysLeft: null,
        rules: { access: 'private', days: 0, keepMetadata: false },
        opens: 0,
        saves: 0,
        failedCodes: 0,
      }}
      validityDays={[30, 0]}
      visitorLink={<a href="/s/a">Open</a>}
      onRename={nothing}
      onRulesChange={nothing}
      onRenew={nothing}
      onResetCode={nothing}
      onEnd={nothing}
    />
  ),
  UploadPanel: (
    <UploadPanel
      status={{
        state: 'uploading',
        position: 1,
        total: 2,
        done: 0,
        failed: 0,
        retryable: 0,
        progress: 0.5,
        speed: 1_000,
        remaining: 60,
        offline: false,
      }}
      items={[file]}
      describeItem={(item) => item}
      onCancel={nothing}
      onCancelAll={nothing}
      onRetry={nothing}
      onFinish={nothing}
    />
  ),
};

describe('rendered on the server', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each(Object.keys(samples))('%s, without a window and without a complaint', (name) => {
    const complained = vi.fn();
    for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(complained);
    expect(globalThis).not.toHaveProperty('window');
    expect(renderToString(<UiProvider>{samples[name]}</UiProvider>)).not.toBe('');
    expect(complained).not.toHaveBeenCalled();
  });
});
