import { style } from '@vanilla-extract/css';
import { vars } from '@xiangji/ui/theme';

export const field = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[5] });
