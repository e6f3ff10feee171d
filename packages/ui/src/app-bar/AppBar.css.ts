import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

const { color, space, motion } = vars;

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.bar,
  display: 'grid',
  overflow: 'clip',
  minHeight: vars.size.bar,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
});

const slide = `translate calc(${motion.enter} * ${motion.travel}) ${motion.standard}, opacity ${motion.feedback} ${motion.standard}`;

/**
 * Both parts have the same position. The inactive part is moved away, cannot be focused and is hidden from screen
 * readers.
 */
export const face = style({
  gridArea: '1 / 1',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  paddingInline: space[5],
  transition: slide,
  selectors: {
    // A part that becomes active is visible immediately, so that it can take the focus.
    '&[inert]': { visibility: 'hidden', opacity: 0, transition: `${slide}, visibility ${motion.enter}` },
    '&[data-face=browse][inert]': { translate: '0 -40%' },
    '&[data-face=manage]': { background: color.accentSoft },
    '&[data-face=manage][inert]': { translate: '0 40%' },
  },
  '@media': { [media.phone]: { paddingInline: space[3] } },
});
export const title = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  fontSize: vars.fontSize.lead,
  lineHeight: vars.lineHeight.lead,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const actions = style({ display: 'flex', alignItems: 'center', gap: space[1], flex: 'none' });
