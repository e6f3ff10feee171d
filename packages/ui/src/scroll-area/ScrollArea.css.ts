import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

const { color, motion } = vars;
const BAR = '10px';

export const root = style({ position: 'relative', overflow: 'hidden' });
export const viewport = style({
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' } },
});
export const bar = style({
  display: 'flex',
  padding: '2px',
  touchAction: 'none',
  userSelect: 'none',
  transition: `background-color ${motion.feedback} ${motion.standard}`,
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '&[data-orientation=vertical]': { width: BAR },
    '&[data-orientation=horizontal]': { height: BAR, flexDirection: 'column' },
  },
});
export const thumb = style({
  flex: 1,
  borderRadius: vars.radius.full,
  background: color.borderStrong,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
