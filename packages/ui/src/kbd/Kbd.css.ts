import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

export const key = style({
  display: 'inline-block',
  minWidth: '1.7em',
  padding: `1px ${vars.space[1]}`,
  border: `1px solid ${vars.color.border}`,
  borderBlockEndWidth: '2px',
  borderRadius: '4px',
  background: vars.color.surfaceRaised,
  color: vars.color.textMuted,
  fontFamily: 'inherit',
  fontSize: vars.fontSize.caption,
  lineHeight: 1.4,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
