import { keyframes } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

/** Height of the bottom bar on a phone. */
const BOTTOM_BAR = '56px';

export const frame = style({ display: 'flex', minHeight: '100dvh', background: vars.color.surface });

export const main = style({
  flex: 1,
  minWidth: 0,
  outline: 'none',
  '@media': { [media.phone]: { paddingBottom: `calc(${BOTTOM_BAR} + env(safe-area-inset-bottom))` } },
});

const pillar = {
  position: 'sticky',
  top: 0,
  height: '100dvh',
  flex: 'none',
  borderInlineEnd: `1px solid ${vars.color.border}`,
} as const;

/** Between phone and PC. */
const padOnly = `${media.padUp} and ${media.padDown}`;

export const side = style({ display: 'none', '@media': { [media.pc]: { ...pillar, display: 'flex' } } });
export const rail = style({ display: 'none', '@media': { [padOnly]: { ...pillar, display: 'flex' } } });
export const bottom = style({
  display: 'none',
  '@media': {
    [media.phone]: { display: 'block', position: 'fixed', insetInline: 0, bottom: 0, zIndex: vars.z.bar },
  },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.strong,
});

export const search = style({
  justifyContent: 'flex-start',
  marginBlockEnd: vars.space[2],
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.regular,
});

export const searchName = style({ flex: 1, textAlign: 'start' });

export const railFoot = style({ marginTop: 'auto' });

export const banner = style({ margin: vars.space[3] });

/** At the end of the side menu on a PC; above the page on other screens. */
export const noticeInMenu = style({ marginBlockEnd: vars.space[3], overflowWrap: 'anywhere' });
export const noticeInPage = style({
  margin: vars.space[3],
  '@media': { [media.pc]: { display: 'none' } },
});

/** Visible only while it has the focus. */
export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: vars.z.toast,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.color.surfaceRaised,
  color: vars.color.accentText,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  translate: '0 -200%',
  selectors: { '&:focus': { translate: '0 0' } },
});

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const slide = keyframes({ from: { translate: '-100% 0' }, to: { translate: '250% 0' } });
/** If a page loads within this time, no bar is shown. */
const DELAY = '400ms';

export const bar = style({
  position: 'fixed',
  zIndex: vars.z.overlay,
  insetInline: 0,
  insetBlockStart: 0,
  height: '2px',
  overflow: 'hidden',
  opacity: 0,
  animation: `${appear} ${vars.motion.feedback} ${DELAY} forwards`,
});

export const runner = style({
  width: '40%',
  height: '100%',
  background: vars.color.accent,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${slide} 1.2s ease-in-out infinite` },
  },
});
