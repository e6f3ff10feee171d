import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

const { color } = vars;
const blink = keyframes({ '0%, 60%': { opacity: 1 }, '70%, 100%': { opacity: 0 } });

/** Eight boxes fit a width of 280 px. */
export const boxes = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(28px, 44px)',
  gap: vars.space[2],
});
export const container = style({ width: 'fit-content', maxWidth: '100%' });
/** The style of the box for the next character. */
const ringed = { borderColor: color.focus, boxShadow: `0 0 0 1px ${color.focus}` };
export const box = style({
  display: 'grid',
  placeItems: 'center',
  height: '52px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: color.surfaceRaised,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.medium,
  textTransform: 'uppercase',
  selectors: {
    [`${container}:hover:not([data-disabled]) &`]: { borderColor: color.textMuted },
    '&&[data-active]': ringed,
    // The focus is visible before the script has read the caret position.
    [`${container}:focus-within:not(:has([data-active])) &[data-next]`]: ringed,
    '[data-invalid] &&&': { borderColor: color.critical },
    '[data-disabled] &': { background: color.surfaceSunken, color: color.textMuted },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-active]': { outline: '2px solid Highlight' } } },
  },
});
export const caret = style({
  width: '2px',
  height: '24px',
  borderRadius: '1px',
  background: color.text,
  animation: `${blink} 1s ease-in-out infinite`,
});
