import { style } from '@vanilla-extract/css';
import { media } from '@xiangji/ui/theme';

/** Hints for keys and mouse are hidden on devices without them. */
export const deskHint = style({
  '@media': { [media.phone]: { display: 'none' }, [media.finger]: { display: 'none' } },
});
