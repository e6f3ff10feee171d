import { style } from '@vanilla-extract/css';
import { vars } from '@xiangji/ui/theme';

export const logo = style({ flexShrink: 0 });
export const ground = style({ fill: vars.color.accent });
export const front = style({ fill: vars.color.textOnAccent });
export const back = style({ fill: vars.color.textOnAccent, opacity: 0.45 });
