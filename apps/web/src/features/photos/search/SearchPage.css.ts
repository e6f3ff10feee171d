import { style } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';

/** The box fills the bar up to its own limit; the actions are at the end. */
export const box = style({ display: 'flex', flex: 1, minWidth: 0 });

export const chips = style({
  padding: `${vars.space[2]} calc(${vars.space[5]} - ${vars.space[1]})`,
  '@media': { [media.phone]: { padding: `${vars.space[2]} calc(${vars.space[3]} - ${vars.space[1]})` } },
});
