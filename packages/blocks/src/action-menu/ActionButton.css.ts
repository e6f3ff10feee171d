import { visuallyHidden } from '@xiangji/internal/visuallyHidden';
import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

/** Buttons between the title and the end of a bar. On a phone, `ActionBottomBar` shows the same actions. */
export const buttons = style({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } });

/** Several buttons have space for their texts on a PC only. A single button has it on a tablet too. */
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

/** Covers the navigation bar of a phone. */
export const bottomBar = style({
  zIndex: `calc(${vars.z.bar} + 1)`,
  '@media': { [media.padUp]: { display: 'none' } },
});
