import { style } from '@vanilla-extract/css';
import { vars } from '@xiangji/ui/theme';

export const choice = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start', minWidth: 0 });

export const label = style({ fontSize: vars.fontSize.small, fontWeight: vars.fontWeight.medium });
