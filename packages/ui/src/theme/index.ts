export { breakpoints, media } from './breakpoints.ts';
export { vars } from './contract.css.ts';
export { darkValues } from './dark.css.ts';
export { type DesignToken, designTokens } from './designTokens.ts';
export { lightValues } from './light.css.ts';
export { type Sprinkles, sprinkles } from './sprinkles.css.ts';
export { autoTheme, darkTheme, lightTheme } from './themeClass.ts';
export type { ThemeValues } from './themeValues.ts';
