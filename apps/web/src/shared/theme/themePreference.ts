/** The selected theme; `auto` follows the device. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type ThemePreference = (typeof THEMES)[number];

const STORAGE_KEY = 'xiangji.theme';

export function storedTheme(): ThemePreference {
  const stored = localStorage.getItem(STORAGE_KEY);
  return THEMES.find((theme) => theme === stored) ?? 'auto';
}

/** Sets the theme on the document, so that layers outside the root follow it too. */
export function applyTheme(theme: ThemePreference): void {
  document.documentElement.dataset.theme = theme;
}

export function rememberTheme(theme: ThemePreference): void {
  localStorage.setItem(STORAGE_KEY, theme);
  applyTheme(theme);
}
