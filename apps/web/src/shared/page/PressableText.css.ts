import { style } from '@vanilla-extract/css';
import { vars } from '@xiangji/ui/theme';

/** Inherits the colours around it, such as a notice's; the underline shows that it can be pressed. */
export const text = style({
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  lineHeight: 'inherit',
  textAlign: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '2px' } },
});
