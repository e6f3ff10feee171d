import { style } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';

export const offline = style({ margin: vars.space[3] });

/** The side menu of a PC has a place for it at its foot; other screens show it above the page. */
export const inMenu = style({ marginBlockEnd: vars.space[3], overflowWrap: 'anywhere' });
export const inPage = style({ margin: vars.space[3], '@media': { [media.pc]: { display: 'none' } } });
