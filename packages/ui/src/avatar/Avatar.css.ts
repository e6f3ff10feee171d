import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1,
  userSelect: 'none',
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
