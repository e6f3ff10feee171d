/**
 * The theme's names without its rules, for the stylesheets of other packages. Importing `./theme` includes every
 * theme's values; this entry includes only the order of the layers, so that a package's `styles.css` holds only its
 * own rules.
 */
export { breakpoints, media } from './breakpoints.ts';
export { vars } from './contract.css.ts';
export { componentLayer } from './layers.css.ts';
export { autoTheme, darkTheme, lightTheme } from './themeClass.ts';
