import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { recipe, style } from '../theme/layered.ts';
import { fadeIn, fadeOut, leave, riseUp, settle, sinkDown } from '../theme/motion.css.ts';

const { color, space, motion } = vars;

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.overlay,
  background: color.overlay,
  selectors: {
    '&[data-state=open]': { animation: `${fadeIn} ${motion.enter} ${motion.standard}` },
    '&[data-state=closed]': { animation: `${fadeOut} ${motion.feedback} ${motion.exit}` },
  },
});

export const sheet = recipe({
  base: {
    position: 'fixed',
    zIndex: vars.z.dialog,
    inset: 0,
    margin: 'auto',
    height: 'fit-content',
    maxHeight: 'min(86dvh, 760px)',
    display: 'flex',
    flexDirection: 'column',
    background: color.surfaceRaised,
    color: color.text,
    fontFamily: vars.font.sans,
    fontSize: vars.fontSize.body,
    lineHeight: vars.lineHeight.body,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.dialog,
    boxShadow: vars.shadow.overlay,
    overflow: 'hidden',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&[data-state=open]': { animation: `${settle} ${motion.enter} ${motion.standard}` },
      '&[data-state=closed]': { animation: `${leave} ${motion.feedback} ${motion.exit}` },
    },
    '@media': {
      [media.phone]: {
        insetBlockStart: 'auto',
        marginBlockEnd: 0,
        width: '100%',
        maxHeight: '92dvh',
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        borderInline: 0,
        borderBlockEnd: 0,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        selectors: {
          '&[data-state=open]': { animationName: riseUp },
          '&[data-state=closed]': { animationName: sinkDown },
        },
      },
    },
  },
  variants: {
    size: {
      small: { '@media': { [media.padUp]: { width: 'min(400px, calc(100vw - 48px))' } } },
      medium: { '@media': { [media.padUp]: { width: 'min(520px, calc(100vw - 48px))' } } },
      large: { '@media': { [media.padUp]: { width: 'min(760px, calc(100vw - 48px))' } } },
    },
  },
  defaultVariants: { size: 'medium' },
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  paddingBlock: `${space[4]} 0`,
  paddingInline: `${space[5]} calc(${space[5]} + ${vars.size.controlSmall})`,
});
export const title = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  paddingBlock: '3px',
  fontSize: vars.fontSize.lead,
  lineHeight: vars.lineHeight.lead,
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'anywhere',
});
/** In the upper corner, next to the title. */
export const close = style({ position: 'absolute', insetBlockStart: space[4], insetInlineEnd: space[4] });
export const description = style({ padding: `${space[1]} ${space[5]} 0`, color: color.textMuted });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  padding: `${space[4]} ${space[5]} ${space[5]}`,
  '@media': {
    [media.phone]: { padding: `${space[4]} ${space[5]} ${space[4]}` },
  },
});
export const body = style({
  // Not `1`, because WebKit uses a flex basis of 0 as the height of an element that has no height.
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[4]} ${space[5]}`,
  // The scrolling body can have the focus. A focus ring outside of it would be clipped.
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    // If no footer follows, the bottom padding equals the side padding.
    [`&:not(:has(+ ${foot}))`]: { paddingBlockEnd: space[5] },
  },
});
