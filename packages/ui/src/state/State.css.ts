import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  padding: `${vars.space[7]} ${vars.space[5]}`,
  textAlign: 'center',
  color: vars.color.textMuted,
});
export const drawing = style({ width: '112px', height: '84px', color: vars.color.borderStrong });
export const sentence = style({
  maxWidth: '36em',
  fontSize: vars.fontSize.lead,
  lineHeight: vars.lineHeight.lead,
});
