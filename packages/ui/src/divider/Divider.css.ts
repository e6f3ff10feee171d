import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

export const divider = style({
  flex: 'none',
  border: 0,
  margin: 0,
  alignSelf: 'stretch',
  background: vars.color.border,
  height: '1px',
  selectors: { '&[aria-orientation=vertical]': { width: '1px', height: 'auto' } },
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
