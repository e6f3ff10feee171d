import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';
import { leave, settle } from '../theme/motion.css.ts';

const { color, space, motion } = vars;

export const menu = style({
  zIndex: vars.z.popup,
  minWidth: '176px',
  maxWidth: 'min(320px, calc(100vw - 24px))',
  maxHeight: 'min(var(--radix-popper-available-height, 80vh), 560px)',
  overflow: 'auto',
  padding: space[1],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
  color: color.text,
  fontFamily: vars.font.sans,
  fontSize: vars.fontSize.body,
  lineHeight: 1.4,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&[data-state=open]': { animation: `${settle} ${motion.feedback} ${motion.standard}` },
    '&[data-state=closed]': { animation: `${leave} ${motion.feedback} ${motion.exit}` },
    '&:focus-visible': { outline: 'none' },
  },
});

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: vars.size.control,
  paddingBlock: '4px',
  paddingInline: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius.control,
  cursor: 'default',
  userSelect: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-highlighted], &[data-state=open]': { background: color.surfaceHover, outline: 'none' },
    '&[data-disabled]': { color: color.textDisabled },
    '&[data-tone=critical]': { color: color.criticalText },
    '&[data-tone=critical][data-highlighted]': { background: color.criticalSoft },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } } },
  },
});
/** The arrow points to the side where the submenu opens. */
export const submenuArrow = style({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } });
export const words = style({ flex: 1, minWidth: 0 });
export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.size.icon,
  flex: 'none',
});
export const shortcut = style({
  flex: 'none',
  paddingInlineStart: space[4],
  color: color.textMuted,
  fontSize: vars.fontSize.caption,
});
export const heading = style({
  padding: `${space[2]} ${space[2]} ${space[1]}`,
  color: color.textMuted,
  fontSize: vars.fontSize.caption,
});
export const separator = style({
  height: '1px',
  margin: `${space[1]} ${space[2]}`,
  background: color.border,
});
