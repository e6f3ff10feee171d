import { useMedia } from '@xiangji/internal/useMedia';
import { SearchIcon } from '@xiangji/ui';
import { media } from '@xiangji/ui/theme';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { AccountMenu } from './AccountMenu.tsx';
import { LinkButton } from './LinkButton.tsx';

/** A phone has no side menu: the search and the account menu are at the end of each page's bar. */
export function PhoneActions() {
  const t = useTranslations('nav');
  const isPhone = useMedia(media.phone);
  const { pathname } = useLocation();
  if (!isPhone) return null;
  return (
    <>
      {!pathname.startsWith('/search') && (
        <LinkButton variant="ghost" to="/search" aria-label={t('search')}>
          <SearchIcon />
        </LinkButton>
      )}
      <AccountMenu />
    </>
  );
}
