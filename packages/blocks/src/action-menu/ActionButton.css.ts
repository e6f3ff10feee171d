import { visuallyHidden } from '@xiangji/internal/visuallyHidden';
import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

/** Buttons between a bar's title and its end. On a phone `ActionBottomBar` shows the same actions. */
export const buttons = style({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } });

/** Among others words have room on a PC only; a single button has it on a pad too. */
const narrow = (rules: { [property: string]: string }) => ({
  [media.phone]: rules,
  [media.padDown]: { selectors: { [`${buttons} &`]: rules } },
});

export const button = style({
  '@media': narrow({ paddingInline: vars.space[3], minWidth: vars.size.control }),
});

/** Visually hidden. */
export const word = style({
  '@media': narrow(visuallyHidden),
});

/** Over the navigation of a phone. */
export const bottomBar = style({
  zIndex: `calc(${vars.z.bar} + 1)`,
  '@media': { [media.padUp]: { display: 'none' } },
});
