import { style } from './theme/layered.ts';

/** For elements that scroll without the browser's scrollbar. */
export const hiddenScrollbar = style({
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});
