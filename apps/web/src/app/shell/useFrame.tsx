import { type AppShellProps, SEARCH_KEY } from '@xiangji/blocks';
import {
  HeartIcon,
  ImagesIcon,
  LibraryIcon,
  MapPinIcon,
  SearchIcon,
  Share2Icon,
  Trash2Icon,
} from '@xiangji/ui';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { MAIN_ID } from '../../shared/focus/useFocusMemory.ts';
import { AccountMenu } from '../../shared/page/AccountMenu.tsx';
import { Logo } from '../../shared/page/Logo.tsx';

/** The places of the product, in the order of every navigation; the id is the begin of their paths. */
function usePlaces() {
  const t = useTranslations('nav');
  const shell = useTranslations('shell');
  return [
    { id: 'albums', icon: <LibraryIcon />, name: t('albums') },
    { id: 'photos', icon: <ImagesIcon />, name: t('photos') },
    { id: 'favorites', icon: <HeartIcon />, name: t('favorites') },
    { id: 'map', icon: <MapPinIcon />, name: t('map') },
    { id: 'shares', icon: <Share2Icon />, name: shell('shares'), shortName: shell('sharesShort') },
    { id: 'oblivion', icon: <Trash2Icon />, name: shell('recycleBin') },
  ].map((place) => ({ ...place, link: <Link to={`/${place.id}`} /> }));
}

/** The search; on a phone its link is in the bar of each page (`PhoneActions`). */
function useSearch() {
  const name = useTranslations('nav')('search');
  return { id: 'search', icon: <SearchIcon />, name, link: <Link to="/search" />, shortcut: SEARCH_KEY };
}

/** The parts of the shell that are the same on every page. */
export function useFrame(): Omit<AppShellProps, 'children'> {
  const [, current] = useLocation().pathname.split('/');
  return {
    places: usePlaces(),
    search: useSearch(),
    current: current || 'albums',
    logo: <Logo size={28} />,
    product: useTranslations('product')('name'),
    renderAccount: (look) => <AccountMenu look={look} />,
    mainId: MAIN_ID,
  };
}
