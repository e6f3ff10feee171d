/** Puts the light theme on an element and everything in it. The same as `data-theme="light"`. */
export const lightTheme = 'xj-theme-light';
/** Puts the dark theme on an element and everything in it, whatever surrounds it (as the viewer does). */
export const darkTheme = 'xj-theme-dark';
/** Follows the device's colour scheme. The same as `data-theme="auto"`. */
export const autoTheme = 'xj-theme-auto';
