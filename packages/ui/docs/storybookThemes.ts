import { create } from 'storybook/theming';
import { hexOf } from '../src/theme/contrast.ts';
import { darkValues } from '../src/theme/dark.css.ts';
import { lightValues } from '../src/theme/light.css.ts';
import type { ThemeValues } from '../src/theme/themeValues.ts';

const sans = 'system-ui, "PingFang SC", "Noto Sans SC Variable", "Noto Sans SC", sans-serif';

/** Storybook mixes colours itself and cannot parse oklch(): its themes are ours, converted to hex. */
function themeOf({ color }: ThemeValues, base: 'light' | 'dark') {
  const hex = (role: keyof ThemeValues['color']) => hexOf(color[role]);
  return create({
    base,
    brandTitle: '相集 · Xiangji',
    brandTarget: '_self',
    fontBase: sans,
    // The font list of code on a page (`.storybook/preview.css`), in which the project's font has the Chinese glyphs.
    fontCode: 'var(--xj-font-mono, monospace)',
    colorPrimary: hex('accent'),
    colorSecondary: hex('accent'),
    appBg: hex('surfaceSunken'),
    appContentBg: hex('surface'),
    appPreviewBg: hex('surface'),
    appBorderColor: hex('border'),
    appBorderRadius: 10,
    textColor: hex('text'),
    textMutedColor: hex('textMuted'),
    textInverseColor: hex('textOnInverse'),
    barBg: hex('surfaceRaised'),
    barTextColor: hex('textMuted'),
    barSelectedColor: hex('accentText'),
    barHoverColor: hex('accentText'),
    inputBg: hex('surfaceRaised'),
    inputBorder: hex('borderStrong'),
    inputTextColor: hex('text'),
    inputBorderRadius: 6,
  });
}

export const storybookThemes = { light: themeOf(lightValues, 'light'), dark: themeOf(darkValues, 'dark') };
