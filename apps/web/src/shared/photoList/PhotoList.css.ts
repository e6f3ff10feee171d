import { style } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';

/** Space that the scrubber takes at the right edge. */
const SCRUBBER_WIDTH = '56px';
/** The cards of memories with the space around them. */
const MEMORY_CARDS_HEIGHT = '82px';

export const list = style({ position: 'relative', display: 'flex', alignItems: 'flex-start' });

export const grid = style({
  flex: 1,
  minWidth: 0,
  paddingInlineStart: vars.space[5],
  // Headings are aligned with the title of the bar: photos too, but on a phone they reach the edge.
  vars: { '--xj-grid-sticky-top': vars.size.bar, '--xj-grid-heading-inset': '0px' },
  '@media': {
    [media.phone]: { paddingInlineStart: 0, vars: { '--xj-grid-heading-inset': vars.space[3] } },
  },
});

export const scrubber = style({
  position: 'sticky',
  top: vars.size.bar,
  height: `calc(100dvh - ${vars.size.bar})`,
  width: SCRUBBER_WIDTH,
  flex: 'none',
  '@media': { [media.phone]: { display: 'none' } },
});

/** Between the bar and the first heading; as high as its row of cards, which comes later. */
export const memories = style({
  boxSizing: 'content-box',
  minHeight: `calc(${vars.size.controlSmall} + ${vars.space[2]} + ${MEMORY_CARDS_HEIGHT})`,
  padding: `${vars.space[4]} var(--xj-grid-heading-inset) 0`,
});

/** Inset on a phone, where the grid reaches the edges. */
export const addMore = style({ '@media': { [media.phone]: { paddingInline: vars.space[3] } } });
