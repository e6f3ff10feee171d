import { assignVars, type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { darkValues } from './dark.css.ts';
import { themeLayer } from './layers.css.ts';
import { lightValues } from './light.css.ts';
import type { ThemeValues } from './themeValues.ts';

/**
 * Returns the variables for users who prefer more contrast: decorative lines become strong borders, and muted text
 * becomes normal text.
 */
function strengthened({ color }: ThemeValues) {
  return {
    [vars.color.border]: color.borderStrong,
    [vars.color.borderStrong]: color.textMuted,
    [vars.color.textMuted]: color.text,
    [vars.color.textDisabled]: color.borderStrong,
  };
}

function colorVars(values: ThemeValues): GlobalStyleRule {
  return { vars: { ...assignVars(vars.color, values.color), ...assignVars(vars.shadow, values.shadow) } };
}

function themeRule(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [themeLayer]: rule } });
}

const light = "[data-theme='light'], .xj-theme-light";
const dark = "[data-theme='dark'], .xj-theme-dark";
const auto = "[data-theme='auto'], .xj-theme-auto";

const named = '[data-theme]';

// A theme with another name is based on the light theme, or on the dark theme if the element has the dark class.
themeRule(`:root, ${named}, ${light}, ${auto}`, {
  ...colorVars(lightValues),
  '@media': { '(prefers-contrast: more)': { vars: strengthened(lightValues) } },
});
themeRule(dark, {
  ...colorVars(darkValues),
  '@media': { '(prefers-contrast: more)': { vars: strengthened(darkValues) } },
});
themeRule(auto, {
  '@media': {
    '(prefers-color-scheme: dark)': colorVars(darkValues),
    '(prefers-color-scheme: dark) and (prefers-contrast: more)': { vars: strengthened(darkValues) },
  },
});

const mix = (share: number, other: string) => `color-mix(in oklab, ${vars.color.accent} ${share}%, ${other})`;

// A theme with another name only needs to set its accent. Each state of the accent is derived from it by mixing in the
// text or surface colour of the theme.
themeRule(`${named}:not([data-theme='light'], [data-theme='dark'], [data-theme='auto'])`, {
  vars: {
    [vars.color.accentHover]: mix(88, vars.color.text),
    [vars.color.accentActive]: mix(76, vars.color.text),
    [vars.color.accentSoft]: mix(14, vars.color.surfaceRaised),
    [vars.color.accentText]: mix(78, vars.color.text),
    [vars.color.accentOnInverse]: mix(40, vars.color.textOnInverse),
    [vars.color.focus]: vars.color.accent,
  },
});

// If an element sets a theme, its text and the native controls in it use the theme. The rest of the page does not
// change.
themeRule(`${named}, ${light}, ${dark}, ${auto}`, { color: vars.color.text });
themeRule(`${named}, ${light}`, { colorScheme: 'light' });
themeRule(dark, { colorScheme: 'dark' });
themeRule(auto, { colorScheme: 'light dark' });
