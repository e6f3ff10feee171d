import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

export const content = style({
  minHeight: '60dvh',
  padding: vars.space[5],
  marginInline: 'auto',
  '@media': { [media.phone]: { padding: vars.space[3] } },
  selectors: {
    // Wider rows would have too much space between a name and its facts.
    '&[data-width=medium]': { maxWidth: '960px' },
    '&[data-width=small]': { maxWidth: '560px' },
  },
});
