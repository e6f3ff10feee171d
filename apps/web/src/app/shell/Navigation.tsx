import { BottomBar, Button, Kbd, NavRail, SideMenu } from '@xiangji/ui';
import { media } from '@xiangji/ui/theme';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMedia } from '../../shared/hooks/useMedia.ts';
import { AccountMenu } from '../../shared/page/AccountMenu.tsx';
import { Logo } from '../../shared/page/Logo.tsx';
import * as css from './Navigation.css.ts';
import { NoticeBanner } from './NoticeBanner.tsx';
import * as notices from './Notices.css.ts';
import { type PlaceEntry, usePlaces, useSearchPlace } from './places.tsx';
import { SEARCH_KEY } from './useSearchKey.ts';

interface PlaceLinkProps {
  place: PlaceEntry;
  /** There is little space for its name. */
  narrow?: boolean;
  children?: ReactNode;
}

function PlaceLink({ place, narrow = false, ...rest }: PlaceLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link to={place.to} aria-current={place.owns(pathname) ? 'page' : undefined} {...rest}>
      {place.icon}
      <span>{narrow ? (place.short ?? place.name) : place.name}</span>
    </Link>
  );
}

/** Looks like the search box that it leads to. */
function SearchLink() {
  const place = useSearchPlace();
  const { pathname } = useLocation();
  return (
    <Button asChild fullWidth className={css.search}>
      <Link
        to={place.to}
        aria-current={place.owns(pathname) ? 'page' : undefined}
        aria-keyshortcuts={SEARCH_KEY}
      >
        {place.icon}
        <span className={css.searchName}>{place.name}</span>
        <Kbd aria-hidden="true">{SEARCH_KEY}</Kbd>
      </Link>
    </Button>
  );
}

function Side() {
  const places = usePlaces();
  const t = useTranslations('nav');
  const product = useTranslations('product')('name');
  return (
    <div className={css.side}>
      <SideMenu.Root aria-label={t('main')}>
        <div className={css.brand}>
          <Logo size={28} />
          <span aria-hidden="true">{product}</span>
        </div>
        <SearchLink />
        {places.map((place) => (
          <SideMenu.Item key={place.to}>
            <PlaceLink place={place} />
          </SideMenu.Item>
        ))}
        <SideMenu.Footer>
          <NoticeBanner className={notices.inMenu} />
          <AccountMenu wide />
        </SideMenu.Footer>
      </SideMenu.Root>
    </div>
  );
}

function Rail() {
  const places = [useSearchPlace(), ...usePlaces()];
  const t = useTranslations('nav');
  return (
    <div className={css.rail}>
      <NavRail.Root aria-label={t('main')}>
        <Logo size={28} />
        {places.map((place) => (
          <NavRail.Item key={place.to}>
            <PlaceLink place={place} narrow />
          </NavRail.Item>
        ))}
        <div className={css.railFoot}>
          <AccountMenu />
        </div>
      </NavRail.Root>
    </div>
  );
}

function Bottom() {
  const places = usePlaces();
  const t = useTranslations('nav');
  return (
    <div className={css.bottom}>
      <BottomBar.Places aria-label={t('main')}>
        {places.map((place) => (
          <BottomBar.Place key={place.to}>
            <PlaceLink place={place} narrow />
          </BottomBar.Place>
        ))}
      </BottomBar.Places>
    </div>
  );
}

/**
 * The same places as a side menu on a PC, a rail on a pad, a bar at the bottom of a phone. Only the visible one is
 * mounted: links and menus of all three would slow a phone down. A server does not know which one that is.
 */
export function Navigation() {
  const isPhone = useMedia(media.phone);
  const isPc = useMedia(media.pc);
  if (typeof window === 'undefined') {
    return (
      <>
        <Side />
        <Rail />
        <Bottom />
      </>
    );
  }
  if (isPhone) return <Bottom />;
  return isPc ? <Side /> : <Rail />;
}
