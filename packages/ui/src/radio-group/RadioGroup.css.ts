import { fallbackVar } from '@vanilla-extract/css';
import { choiceMark, edge, ground, selected } from '../checkbox/choiceMark.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

const { color } = vars;

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });
export const inline = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] });

export const circle = style([
  choiceMark,
  {
    appearance: 'none',
    flex: 'none',
    width: '18px',
    height: '18px',
    margin: '2px 0 0',
    border: `1px solid ${edge}`,
    borderRadius: vars.radius.full,
    background: fallbackVar(ground, color.surfaceRaised),
    selectors: {
      '&:checked': { border: `5px solid ${selected}`, background: color.surfaceRaised },
    },
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  },
]);
export const cards = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { [media.phone]: { gap: vars.space[2] } },
});
export const card = style({
  position: 'relative',
  padding: vars.space[3],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:where(:hover:not(:has(:disabled)))': { borderColor: color.textMuted, background: color.surfaceHover },
    '&:where(:active:not(:has(:disabled)))': { background: color.surfaceActive },
    '&:has(:checked)': { borderColor: color.accent, background: color.accentSoft },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { color: color.textDisabled, cursor: 'default' },
    '[aria-invalid=true] &': { borderColor: color.critical },
  },
  '@media': {
    // Forced colours replace the theme, so a thicker border marks the selected option.
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
});
/** The radio covers its whole card, so that the card can be pressed anywhere. */
export const cover = style({ position: 'absolute', opacity: 0, inset: 0, margin: 0, cursor: 'inherit' });
export const words = style({ display: 'flex', flexDirection: 'column' });
export const note = style({
  color: color.textMuted,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
});
