/**
 * The theme's names without its rules: what another package's stylesheet is written with.
 * Importing `./theme` brings every theme's values along; this entry brings only the order of the layers,
 * so that a package's `styles.css` holds its own rules and nothing of ours.
 */
export { breakpoints, media } from './breakpoints.ts';
export { vars } from './contract.css.ts';
export { componentLayer } from './layers.css.ts';
export { autoTheme, darkTheme, lightTheme } from './themeClass.ts';
