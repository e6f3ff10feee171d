import type { ThemeChoice } from '../settings/index.ts';
import type { AccountMenuLabels } from './labels.ts';

export interface AccountMenuProps {
  /** The nickname of the user. */
  name: string;
  /** The email of the account. */
  email: string;
  /** URL of the avatar image. */
  avatar?: string | undefined;
  /** `'wide'` shows the name next to the avatar. @default 'narrow' */
  look?: 'wide' | 'narrow';
  /** Returns the current theme of this browser. Called when the menu opens. */
  getTheme: () => ThemeChoice;
  /** Called with the selected theme. */
  onThemeChange: (theme: ThemeChoice) => void;
  /** The current language. */
  language: string;
  /** Maps each language to its name in that language. */
  languages: Readonly<Record<string, string>>;
  /** Called with the selected language. */
  onLanguageChange: (language: string) => void;
  /** Called by the menu item that opens the account. */
  onOpenAccount: () => void;
  /** Called by the menu item that signs out. */
  onSignOut: () => void;
  /** Replaces individual texts. */
  labels?: Partial<AccountMenuLabels>;
}
