import { AlbumsIcon, PhotosIcon } from '@xiangji/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export interface PlaceEntry {
  to: string;
  icon: ReactNode;
  name: string;
  /** Whether a path belongs to this place. */
  owns: (path: string) => boolean;
}

/** The places of the product, in the order of every navigation. */
export function usePlaces(): PlaceEntry[] {
  const t = useTranslations('nav');
  return [
    {
      to: '/albums',
      icon: <AlbumsIcon />,
      name: t('albums'),
      owns: (path) => path === '/' || path.startsWith('/albums'),
    },
    { to: '/photos', icon: <PhotosIcon />, name: t('photos'), owns: (path) => path.startsWith('/photos') },
  ];
}
