// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from './labels.ts';
import { Announcer } from './parts/Announcer.tsx';
import { CloseButton } from './parts/CloseButton.tsx';
import { Counter } from './parts/Counter.tsx';
import { DownloadButton } from './parts/DownloadButton.tsx';
import { FullscreenButton } from './parts/FullscreenButton.tsx';
import { KeyboardHelp } from './parts/KeyboardHelp.tsx';
import { Navigation } from './parts/Navigation.tsx';
import { Root } from './parts/Root.tsx';
import { RotateButton } from './parts/RotateButton.tsx';
import { ShareButton } from './parts/ShareButton.tsx';
import { SidePanel } from './parts/SidePanel.tsx';
import { SlideshowButton } from './parts/SlideshowButton.tsx';
import { Thumbnails } from './parts/Thumbnails.tsx';
import { Toolbar } from './parts/Toolbar.tsx';
import { Viewport } from './parts/Viewport.tsx';
import { ZoomControl } from './parts/ZoomControl.tsx';

const photos = [
  { id: 'a', src: '/full.jpg', srcSet: [{ src: '/small.webp', width: 480 }], width: 4000, height: 3000 },
];

it('renders every part of an inline viewer without a window', () => {
  expect(globalThis).not.toHaveProperty('window');
  const html = renderToString(
    <Root mode="inline" photos={photos} labels={en}>
      <Viewport />
      <Toolbar>
        <Counter />
        <CloseButton />
        <DownloadButton />
        <FullscreenButton />
        <KeyboardHelp />
        <RotateButton />
        <ShareButton />
        <SlideshowButton />
        <ZoomControl />
      </Toolbar>
      <Navigation />
      <Thumbnails />
      <SidePanel>Details</SidePanel>
      <Announcer />
    </Root>,
  );
  expect(html).toContain('/small.webp');
});

it('renders no dialog without a window', () => {
  expect(renderToString(<Root photos={photos} labels={en} />)).toBe('');
});
