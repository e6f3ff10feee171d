import { AppShell, type Place } from '@xiangji/blocks';
import { Avatar, ImagesIcon, LibraryIcon } from '@xiangji/ui';
import type { ReactNode } from 'react';

const places: Place[] = [
  { id: 'albums', icon: <LibraryIcon />, name: 'Albums', link: <a href="/albums" /> },
  { id: 'photos', icon: <ImagesIcon />, name: 'Photos', link: <a href="/photos" /> },
];

export function Shell({ children }: { children: ReactNode }) {
  return (
    <AppShell
      places={places}
      current="photos"
      product="Xiangji"
      logo={<LibraryIcon size={28} />}
      renderAccount={() => <Avatar name="Ada" />}
    >
      {children}
    </AppShell>
  );
}
