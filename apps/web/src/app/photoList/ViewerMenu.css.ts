import { style } from '@vanilla-extract/css';
import { vars } from '@xiangji/ui/theme';

/** As the viewer's own buttons: 44 px, light on the dark stage. */
export const more = style({ width: '44px', height: '44px', color: vars.color.viewerText });
