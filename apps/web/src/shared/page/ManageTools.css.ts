import { style } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';

/** Actions of a manage bar where it has room for them; on a phone they stand at the bottom. */
export const wideOnly = style({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } });

/** The same actions at the bottom of a phone, over the places of the product, which wait until the work is done. */
export const tools = style({
  zIndex: `calc(${vars.z.bar} + 1)`,
  '@media': { [media.padUp]: { display: 'none' } },
});
