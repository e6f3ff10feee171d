import { style } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';

/** The photos next to the map, and below it where it would be narrower than high. */
const UPRIGHT = `${media.phone}, (orientation: portrait)`;
const STRIP_WIDTH = '360px';
const STRIP_HEIGHT = '38%';
/** Space for the bottom bar of a phone. */
const BOTTOM_BAR = '56px';

/** As high as the window: the map does not scroll. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  '@media': { [media.phone]: { height: `calc(100dvh - ${BOTTOM_BAR} - env(safe-area-inset-bottom))` } },
});

export const content = style({
  flex: 1,
  display: 'flex',
  minHeight: 0,
  '@media': { [UPRIGHT]: { flexDirection: 'column' } },
});

export const map = style({ flex: 1, minWidth: 0, minHeight: 0 });

export const strip = style({
  flex: 'none',
  boxSizing: 'border-box',
  width: STRIP_WIDTH,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  vars: { '--xj-grid-sticky-top': '0px' },
  // Below the viewer it is inert: a region that scrolls would have nothing to focus.
  selectors: { '&[data-covered]': { overflowY: 'hidden' } },
  '@media': {
    [UPRIGHT]: {
      width: '100%',
      height: STRIP_HEIGHT,
    },
  },
});

export const none = style({ padding: vars.space[5], textAlign: 'center' });
