import { assignVars, type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { darkValues } from './dark.css.ts';
import { themeLayer } from './layers.css.ts';
import { lightValues } from './light.css.ts';
import type { ThemeValues } from './themeValues.ts';

type Scheme = 'light' | 'dark';

/** Contrast wishes are answered inside the theme: hairlines turn into edges, muted text into text. */
function strengthened({ color }: ThemeValues) {
  return {
    [vars.color.border]: color.borderStrong,
    [vars.color.borderStrong]: color.textMuted,
    [vars.color.textMuted]: color.text,
    [vars.color.textDisabled]: color.borderStrong,
  };
}

function themeRule(values: ThemeValues, scheme: Scheme): GlobalStyleRule {
  return {
    vars: { ...assignVars(vars.color, values.color), ...assignVars(vars.shadow, values.shadow) },
    colorScheme: scheme,
    color: vars.color.text,
  };
}

function scopedTheme(selector: string, values: ThemeValues, scheme: Scheme): void {
  globalStyle(selector, {
    '@layer': {
      [themeLayer]: {
        ...themeRule(values, scheme),
        '@media': { '(prefers-contrast: more)': { vars: strengthened(values) } },
      },
    },
  });
}

const auto = "[data-theme='auto'], .xj-theme-auto";

scopedTheme(`:root, [data-theme='light'], .xj-theme-light, ${auto}`, lightValues, 'light');
scopedTheme("[data-theme='dark'], .xj-theme-dark", darkValues, 'dark');

globalStyle(auto, {
  '@layer': {
    [themeLayer]: {
      '@media': {
        '(prefers-color-scheme: dark)': themeRule(darkValues, 'dark'),
        '(prefers-color-scheme: dark) and (prefers-contrast: more)': { vars: strengthened(darkValues) },
      },
    },
  },
});
