import { assignVars, style } from '@vanilla-extract/css';
import { lightValues, type ThemeValues, vars } from './index.ts';

const { color, shadow } = lightValues;

/**
 * An example of a custom theme in one file that uses only the public API: the warm paper of an old album. Values that
 * it does not set come from the light theme. Its contrast passes the same test.
 */
export const albumValues: ThemeValues = {
  color: {
    ...color,
    surface: 'oklch(0.967 0.018 78)',
    surfaceRaised: 'oklch(0.985 0.012 80)',
    surfaceSunken: 'oklch(0.938 0.024 76)',
    surfaceHover: 'oklch(0.925 0.026 75)',
    surfaceActive: 'oklch(0.9 0.03 74)',
    border: 'oklch(0.875 0.03 74)',
    borderStrong: 'oklch(0.59 0.04 65)',
    text: 'oklch(0.28 0.03 55)',
    textMuted: 'oklch(0.455 0.035 60)',
    accent: 'oklch(0.5 0.125 35)',
    accentHover: 'oklch(0.45 0.12 35)',
    accentActive: 'oklch(0.41 0.11 35)',
    accentSoft: 'oklch(0.928 0.035 50)',
    accentText: 'oklch(0.44 0.115 35)',
    accentOnInverse: 'oklch(0.82 0.09 50)',
    focus: 'oklch(0.5 0.125 35)',
  },
  shadow,
};

/** Put this class on any element. Everything in it uses the theme. */
export const albumTheme = style({
  vars: { ...assignVars(vars.color, albumValues.color), ...assignVars(vars.shadow, albumValues.shadow) },
  colorScheme: 'light',
  color: vars.color.text,
  background: vars.color.surface,
});
