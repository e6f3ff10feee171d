import { style } from '@vanilla-extract/css';
import { vars } from '@xiangji/ui/theme';

export const code = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[5] });

export const fields = style({ display: 'grid', flex: '1 1 260px', gap: vars.space[4], minWidth: 0 });

export const time = style({ flex: 'none', color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
