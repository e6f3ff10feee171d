import type { ThemeChoice } from '../settings/index.ts';
import type { AccountMenuLabels } from './labels.ts';

export interface AccountMenuProps {
  /** The nickname of the user. */
  name: string;
  /** The email of the account. */
  email: string;
  /** Address of the picture. */
  avatar?: string | undefined;
  /** Shows the name next to the picture. @default false */
  wide?: boolean;
  /** Returns the theme of this browser; called when the menu opens. */
  getTheme: () => ThemeChoice;
  /** Called with the selected theme. */
  onThemeChange: (theme: ThemeChoice) => void;
  /** The current language. */
  language: string;
  /** The languages with their own names. */
  languages: Readonly<Record<string, string>>;
  /** Called with the selected language. */
  onLanguageChange: (language: string) => void;
  /** Opens the account. */
  onOpenAccount: () => void;
  /** Signs out. */
  onSignOut: () => void;
  /** Replaces single texts. */
  labels?: Partial<AccountMenuLabels>;
}
