import { AccountMenu as Menu } from '@xiangji/blocks';
import { useNavigate } from 'react-router';
import { LOCALE_NAMES, LOCALES } from '../locale/currentLocale.ts';
import { useLocaleChoice } from '../locale/LocaleContext.ts';
import { useConfig } from '../queries/session.queries.ts';
import { useChooseLanguage } from '../session/useChooseLanguage.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { theme } from '../theme/appearance.ts';

/** The menu of the account: appearance, language and sign-out. */
export function AccountMenu({ look = 'narrow' }: { look?: 'wide' | 'narrow' }) {
  const { data } = useConfig();
  const { locale } = useLocaleChoice();
  const chooseLanguage = useChooseLanguage();
  const navigate = useNavigate();
  const { signOut } = useSignOut();
  if (!data?.user) return null;
  const { name, email, avatar } = data.user;
  return (
    <Menu
      {...{ name, email, avatar, look }}
      getTheme={theme.stored}
      onThemeChange={theme.choose}
      language={locale}
      languages={LOCALE_NAMES}
      onLanguageChange={(value) =>
        chooseLanguage(LOCALES.find((candidate) => candidate === value) ?? 'zh-CN')
      }
      onOpenAccount={() => void navigate('/account')}
      onSignOut={() => void signOut()}
    />
  );
}
