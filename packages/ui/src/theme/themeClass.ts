/** A class that applies the light theme to an element and everything in it. The same as `data-theme="light"`. */
export const lightTheme = 'xj-theme-light';
/**
 * A class that applies the dark theme to an element and everything in it, in any surrounding theme. The viewer uses it.
 */
export const darkTheme = 'xj-theme-dark';
/** A class that follows the colour scheme of the device. The same as `data-theme="auto"`. */
export const autoTheme = 'xj-theme-auto';
