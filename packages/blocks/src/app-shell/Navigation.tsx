import { useMedia } from '@xiangji/internal/useMedia';
import { BottomBar, Button, Kbd, NavRail, SideMenu } from '@xiangji/ui';
import { media } from '@xiangji/ui/theme';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import * as css from './AppShell.css.ts';

/** A destination in the navigation of the application. */
export interface Place {
  /** Identifies the destination. */
  id: string;
  /** The icon, shown before or above the name. */
  icon: ReactNode;
  /** The name of the destination. */
  name: string;
  /** A short name for the rail and for the bottom bar of a phone. @default name */
  shortName?: string;
  /** A link to the destination without children: `<a href="…" />` or a link component of your router. */
  link: ReactElement<Pick<ComponentProps<'a'>, 'children' | 'aria-current' | 'aria-keyshortcuts'>>;
}

/** The destination with the search. */
export interface SearchPlace extends Place {
  /** The key that opens the search, shown next to its name. */
  shortcut?: string;
}

export interface NavigationProps {
  /** Accessible name of the navigation. */
  label: string;
  places: readonly Place[];
  search: SearchPlace | undefined;
  /** Id of the current destination. */
  current: string | undefined;
  logo: ReactNode;
  product: string;
  renderAccount: (look: 'wide' | 'narrow') => ReactNode;
  /** Shown in the side menu, above the account. */
  notice: ReactNode;
}

const linkOf = ({ icon, link }: Place, name: string, isCurrent: boolean) =>
  cloneElement(link, { 'aria-current': isCurrent ? 'page' : undefined }, icon, <span>{name}</span>);

/** A link that looks like the search box that it leads to. */
function SearchLink({ place, isCurrent }: { place: SearchPlace; isCurrent: boolean }) {
  const { icon, name, link, shortcut } = place;
  return (
    <Button asChild fullWidth className={css.search}>
      {cloneElement(
        link,
        { 'aria-current': isCurrent ? 'page' : undefined, 'aria-keyshortcuts': shortcut },
        icon,
        <span className={css.searchName}>{name}</span>,
        shortcut && <Kbd aria-hidden="true">{shortcut}</Kbd>,
      )}
    </Button>
  );
}

function Side({ label, places, search, current, logo, product, renderAccount, notice }: NavigationProps) {
  return (
    <div className={css.side}>
      <SideMenu.Root aria-label={label}>
        <div className={css.brand}>
          {logo}
          <span aria-hidden="true">{product}</span>
        </div>
        {search && <SearchLink place={search} isCurrent={search.id === current} />}
        {places.map((place) => (
          <SideMenu.Item key={place.id}>{linkOf(place, place.name, place.id === current)}</SideMenu.Item>
        ))}
        <SideMenu.Footer>
          {notice}
          {renderAccount('wide')}
        </SideMenu.Footer>
      </SideMenu.Root>
    </div>
  );
}

function Rail({ label, places, search, current, logo, renderAccount }: NavigationProps) {
  return (
    <div className={css.rail}>
      <NavRail.Root aria-label={label}>
        {logo}
        {[...(search ? [search] : []), ...places].map((place) => (
          <NavRail.Item key={place.id}>
            {linkOf(place, place.shortName ?? place.name, place.id === current)}
          </NavRail.Item>
        ))}
        <div className={css.railFoot}>{renderAccount('narrow')}</div>
      </NavRail.Root>
    </div>
  );
}

function Bottom({ label, places, current }: NavigationProps) {
  return (
    <div className={css.bottom}>
      <BottomBar.Places aria-label={label}>
        {places.map((place) => (
          <BottomBar.Place key={place.id}>
            {linkOf(place, place.shortName ?? place.name, place.id === current)}
          </BottomBar.Place>
        ))}
      </BottomBar.Places>
    </div>
  );
}

/**
 * The destinations as a side menu on a PC, a rail on a tablet, or a bar at the bottom of a phone. Only the visible one
 * is mounted, because the links and menus of all three would slow down a phone. A server renders all three, because it
 * does not know the size of the screen.
 */
export function Navigation(props: NavigationProps) {
  const isPhone = useMedia(media.phone);
  const isPc = useMedia(media.pc);
  const isKnown = isPhone !== undefined;
  return (
    <>
      {isPc !== false && <Side {...props} />}
      {!(isKnown && (isPhone || isPc)) && <Rail {...props} />}
      {isPhone !== false && <Bottom {...props} />}
    </>
  );
}
