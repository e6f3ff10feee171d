import { style } from '@vanilla-extract/css';
import { media } from '@xiangji/ui/theme';

export const phoneOnly = style({ display: 'none', '@media': { [media.phone]: { display: 'inline-flex' } } });
