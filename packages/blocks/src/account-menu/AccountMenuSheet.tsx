import { CircleUserIcon, DropdownMenu, LanguagesIcon, LogOutIcon, SunMoonIcon } from '@xiangji/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type AccountMenuLabels, accountMenuLabels } from './labels.ts';
import type { AccountMenuProps } from './types.ts';

interface ChoiceProps {
  icon: ReactNode;
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ icon, label, value, onValueChange, children }: ChoiceProps) {
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger icon={icon}>{label}</DropdownMenu.SubTrigger>
      <DropdownMenu.SubContent>
        <DropdownMenu.RadioGroup value={value} onValueChange={onValueChange}>
          {children}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.SubContent>
    </DropdownMenu.Sub>
  );
}

const THEMES = ['auto', 'light', 'dark'] as const;

type ThemeProps = Pick<AccountMenuProps, 'getTheme' | 'onThemeChange'> & { labels: AccountMenuLabels };

function Theme({ getTheme, onThemeChange, labels }: ThemeProps) {
  const [theme, setTheme] = useState(getTheme);
  const names = { auto: labels.themeAuto, light: labels.themeLight, dark: labels.themeDark };
  const choose = (value: string) => {
    const selected = THEMES.find((candidate) => candidate === value) ?? 'auto';
    setTheme(selected);
    onThemeChange(selected);
  };
  return (
    <Choice icon={<SunMoonIcon />} label={labels.theme} value={theme} onValueChange={choose}>
      {THEMES.map((value) => (
        <DropdownMenu.RadioItem key={value} value={value}>
          {names[value]}
        </DropdownMenu.RadioItem>
      ))}
    </Choice>
  );
}

interface AccountMenuSheetProps extends Omit<AccountMenuProps, 'look'> {
  /** The button that opens the menu. */
  children: ReactElement;
}

/** The menu of an `AccountMenu` with its button. */
export function AccountMenuSheet({ email, language, languages, children, ...props }: AccountMenuSheetProps) {
  const labels = useBlockLabels(accountMenuLabels, props.labels);
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Label>{email}</DropdownMenu.Label>
        <DropdownMenu.Item icon={<CircleUserIcon />} onSelect={props.onOpenAccount}>
          {labels.account}
        </DropdownMenu.Item>
        <Theme {...{ labels }} getTheme={props.getTheme} onThemeChange={props.onThemeChange} />
        <Choice
          icon={<LanguagesIcon />}
          label={labels.language}
          value={language}
          onValueChange={props.onLanguageChange}
        >
          {Object.entries(languages).map(([value, name]) => (
            <DropdownMenu.RadioItem key={value} value={value} lang={value}>
              {name}
            </DropdownMenu.RadioItem>
          ))}
        </Choice>
        <DropdownMenu.Separator />
        <DropdownMenu.Item icon={<LogOutIcon />} onSelect={props.onSignOut}>
          {labels.signOut}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
