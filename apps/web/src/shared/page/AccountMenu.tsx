import {
  Avatar,
  Button,
  CircleUserIcon,
  DropdownMenu,
  IconButton,
  LanguagesIcon,
  LogOutIcon,
  SunMoonIcon,
  VisuallyHidden,
} from '@xiangji/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { LOCALE_NAMES, LOCALES } from '../locale/currentLocale.ts';
import { useLocaleChoice } from '../locale/LocaleContext.ts';
import { useConfig, useSignOut } from '../queries/session.queries.ts';
import { useChooseLanguage } from '../session/useChooseLanguage.ts';
import { rememberTheme, storedTheme, THEMES, type ThemePreference } from '../theme/themePreference.ts';
import * as css from './AccountMenu.css.ts';

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

/** Who is signed in, and what concerns only them: looks, language, the way out. */
export function AccountMenu({ wide = false }: { wide?: boolean }) {
  const t = useTranslations('nav');
  const navigate = useNavigate();
  const { data } = useConfig();
  const { signOut } = useSignOut();
  const user = data?.user;
  if (!user) return null;

  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        {wide ? (
          <Button variant="ghost" fullWidth className={css.card}>
            <Avatar name={user.user_name} src={user.user_avatar ?? undefined} size={28} aria-hidden="true" />
            <span className={css.name}>{user.user_name}</span>
            <VisuallyHidden>{t('account')}</VisuallyHidden>
          </Button>
        ) : (
          <IconButton label={`${t('account')}: ${user.user_name}`} round>
            <Avatar name={user.user_name} src={user.user_avatar ?? undefined} size={28} aria-hidden="true" />
          </IconButton>
        )}
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Label>{user.user_email}</DropdownMenu.Label>
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
