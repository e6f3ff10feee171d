import { HeartIcon, ImagesIcon, LibraryIcon, SearchIcon, Share2Icon, Trash2Icon } from '@xiangji/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export interface PlaceEntry {
  to: string;
  icon: ReactNode;
  name: string;
  /** The short name where space is limited: a rail, a bar at the bottom. */
  short?: string;
  /** Whether a path belongs to this place. */
  owns: (path: string) => boolean;
}

/** The search; on a phone its link is in the bar of each page (`PhoneActions`). */
export function useSearchPlace(): PlaceEntry {
  const t = useTranslations('nav');
  return {
    to: '/search',
    icon: <SearchIcon />,
    name: t('search'),
    owns: (path) => path.startsWith('/search'),
  };
}

/** The places of the product, in the order of every navigation. */
export function usePlaces(): PlaceEntry[] {
  const t = useTranslations('nav');
  const shell = useTranslations('shell');
  return [
    {
      to: '/albums',
      icon: <LibraryIcon />,
      name: t('albums'),
      owns: (path) => path === '/' || path.startsWith('/albums'),
    },
    { to: '/photos', icon: <ImagesIcon />, name: t('photos'), owns: (path) => path.startsWith('/photos') },
    {
      to: '/favorites',
      icon: <HeartIcon />,
      name: t('favorites'),
      owns: (path) => path.startsWith('/favorites'),
    },
    {
      to: '/shares',
      icon: <Share2Icon />,
      name: shell('shares'),
      short: shell('sharesShort'),
      owns: (path) => path.startsWith('/shares'),
    },
    {
      to: '/oblivion',
      icon: <Trash2Icon />,
      name: shell('recycleBin'),
      owns: (path) => path.startsWith('/oblivion'),
    },
  ];
}
