import { AppShell } from '@xiangji/blocks';
import { ImagesIcon, LibraryIcon } from '@xiangji/ui';
import type { ReactNode } from 'react';

const places = [
  { id: 'albums', icon: <LibraryIcon />, name: 'Albums', link: <a href="/albums" /> },
  { id: 'photos', icon: <ImagesIcon />, name: 'Photos', link: <a href="/photos" /> },
];

export function Frame({ current, children }: { current: string; children: ReactNode }) {
  return (
    <AppShell
      {...{ places, current }}
      logo={<LibraryIcon />}
      product="Photos"
      renderAccount={() => <a href="/me">Ada</a>}
    >
      {children}
    </AppShell>
  );
}
