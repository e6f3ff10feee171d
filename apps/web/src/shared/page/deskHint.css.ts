import { style } from '@vanilla-extract/css';
import { media } from '@xiangji/ui/theme';

/** What keys and a mouse do is no help where there are neither. */
export const deskHint = style({
  '@media': { [media.phone]: { display: 'none' }, [media.finger]: { display: 'none' } },
});
