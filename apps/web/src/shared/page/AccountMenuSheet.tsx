import { CircleUserIcon, DropdownMenu, LanguagesIcon, LogOutIcon, SunMoonIcon } from '@xiangji/ui';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { LOCALE_NAMES, LOCALES } from '../locale/currentLocale.ts';
import { useLocaleChoice } from '../locale/LocaleContext.ts';
import { useChooseLanguage } from '../session/useChooseLanguage.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { rememberTheme, storedTheme, THEMES, type ThemePreference } from '../theme/themePreference.ts';

function ThemeChoice() {
  const t = useTranslations('nav');
  const [theme, setTheme] = useState(storedTheme);
  const names: Record<ThemePreference, string> = {
    auto: t('themeAuto'),
    light: t('themeLight'),
    dark: t('themeDark'),
  };
  const choose = (value: string) => {
    const selected = THEMES.find((candidate) => candidate === value) ?? 'auto';
    setTheme(selected);
    rememberTheme(selected);
  };
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger icon={<SunMoonIcon />}>{t('theme')}</DropdownMenu.SubTrigger>
      <DropdownMenu.SubContent>
        <DropdownMenu.RadioGroup value={theme} onValueChange={choose}>
          {THEMES.map((value) => (
            <DropdownMenu.RadioItem key={value} value={value}>
              {names[value]}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.SubContent>
    </DropdownMenu.Sub>
  );
}

function LanguageChoice() {
  const t = useTranslations('nav');
  const { locale } = useLocaleChoice();
  const choose = useChooseLanguage();
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger icon={<LanguagesIcon />}>{t('language')}</DropdownMenu.SubTrigger>
      <DropdownMenu.SubContent>
        <DropdownMenu.RadioGroup
          value={locale}
          onValueChange={(value) => choose(LOCALES.find((candidate) => candidate === value) ?? 'zh-CN')}
        >
          {LOCALES.map((value) => (
            <DropdownMenu.RadioItem key={value} value={value} lang={value}>
              {LOCALE_NAMES[value]}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.SubContent>
    </DropdownMenu.Sub>
  );
}

export interface AccountMenuSheetProps {
  email: string;
  /** The button that opens the menu. */
  children: ReactElement;
}

/** The menu of the account with its button. */
export function AccountMenuSheet({ email, children }: AccountMenuSheetProps) {
  const t = useTranslations('nav');
  const navigate = useNavigate();
  const { signOut } = useSignOut();
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Label>{email}</DropdownMenu.Label>
        <DropdownMenu.Item icon={<CircleUserIcon />} onSelect={() => void navigate('/account')}>
          {t('toAccount')}
        </DropdownMenu.Item>
        <ThemeChoice />
        <LanguageChoice />
        <DropdownMenu.Separator />
        <DropdownMenu.Item icon={<LogOutIcon />} onSelect={() => void signOut()}>
          {t('signOut')}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
