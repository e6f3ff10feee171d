import { style } from './theme/layered.ts';

/** For what scrolls without the browser's bar. */
export const hiddenScrollbar = style({
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});
