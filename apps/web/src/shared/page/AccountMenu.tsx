import { lazyMenu } from '@xiangji/blocks';
import { Avatar, Button, IconButton, VisuallyHidden } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { useConfig } from '../queries/session.queries.ts';
import * as css from './page.css.ts';

const Sheet = lazyMenu(async () => (await import('./AccountMenuSheet.tsx')).AccountMenuSheet);

/** The menu of the account: appearance, language and sign-out. */
export function AccountMenu({ wide = false }: { wide?: boolean }) {
  const t = useTranslations('nav');
  const { data } = useConfig();
  const user = data?.user;
  if (!user) return null;
  const avatar = <Avatar name={user.name} src={user.avatar} size={28} aria-hidden="true" />;
  return (
    <Sheet email={user.email}>
      {wide ? (
        <Button variant="ghost" fullWidth className={css.account}>
          {avatar}
          <span className={css.accountName}>{user.name}</span>
          <VisuallyHidden>{t('account')}</VisuallyHidden>
        </Button>
      ) : (
        <IconButton label={`${t('account')}: ${user.name}`} round>
          {avatar}
        </IconButton>
      )}
    </Sheet>
  );
}
