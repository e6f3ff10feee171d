import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

/** Width of the list of categories next to the content. */
const NAV_WIDTH = '200px';

/** Maximum width of the content, because a wider form is hard to read. */
const WIDTH = '960px';

export const page = style({
  display: 'grid',
  gap: vars.space[5],
  maxWidth: WIDTH,
  marginInline: 'auto',
  padding: vars.space[5],
  '@media': {
    [media.pc]: { gridTemplateColumns: `${NAV_WIDTH} minmax(0, 1fr)`, alignItems: 'start' },
    [media.padDown]: { gap: vars.space[4], padding: vars.space[4] },
    [media.phone]: { padding: vars.space[3] },
  },
});

export const content = style({ minWidth: 0, display: 'grid', gap: vars.space[5] });
