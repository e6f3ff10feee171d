import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

export const name = style({
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.medium,
  marginBlockEnd: vars.space[2],
});

export const view = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

export const codes = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  flexWrap: 'wrap',
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[1],
  flex: '1 1 140px',
  minWidth: 0,
});

export const code = style({
  fontSize: vars.fontSize.title,
  lineHeight: vars.lineHeight.title,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const muted = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});

export const rule = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });

export const insight = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[2],
  margin: 0,
  padding: `${vars.space[3]} 0`,
  borderBlock: `1px solid ${vars.color.border}`,
});

export const fact = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  minWidth: 0,
  textAlign: 'center',
});

export const factValue = style({
  margin: 0,
  fontSize: vars.fontSize.lead,
  lineHeight: vars.lineHeight.lead,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { [media.phone]: { justifyContent: 'center' } },
});
