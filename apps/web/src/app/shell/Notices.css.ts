import { style } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';

export const offline = style({ margin: vars.space[3] });

/** On a PC at the end of the side menu; on other screens above the page. */
export const inMenu = style({ marginBlockEnd: vars.space[3], overflowWrap: 'anywhere' });
export const inPage = style({ margin: vars.space[3], '@media': { [media.pc]: { display: 'none' } } });
