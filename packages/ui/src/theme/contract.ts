/**
 * The names of the theme variables without their rules, for the stylesheets of other packages. Importing `./theme`
 * includes the values of every theme. This entry includes only the order of the layers, so that the `styles.css` of a
 * package contains only its own rules.
 */
export { breakpoints, media } from './breakpoints.ts';
export { vars } from './contract.css.ts';
export { componentLayer } from './layers.css.ts';
export { autoTheme, darkTheme, lightTheme } from './themeClass.ts';
