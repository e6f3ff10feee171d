import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';
import { fadeOut, riseUp } from '../theme/motion.css.ts';

const { color, space, motion } = vars;

export const viewport = style({
  position: 'fixed',
  zIndex: vars.z.toast,
  insetBlockEnd: `max(${space[5]}, env(safe-area-inset-bottom))`,
  insetInline: 0,
  marginInline: 'auto',
  width: 'min(440px, calc(100vw - 32px))',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: 0,
  listStyle: 'none',
  pointerEvents: 'none',
  '@media': {
    [media.phone]: {
      insetBlockEnd: `calc(72px + env(safe-area-inset-bottom))`,
      selectors: {
        // On a phone, a dialog is a sheet at the bottom. A toast must not cover its fields.
        'body:has([data-sheet][data-state=open]) &': {
          insetBlockStart: `max(${space[4]}, env(safe-area-inset-top))`,
          insetBlockEnd: 'auto',
        },
      },
    },
  },
});

export const toast = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  paddingInline: `${space[4]} ${space[2]}`,
  minHeight: '48px',
  borderRadius: vars.radius.card,
  background: color.surfaceInverse,
  color: color.textOnInverse,
  boxShadow: vars.shadow.overlay,
  fontSize: vars.fontSize.body,
  pointerEvents: 'auto',
  selectors: {
    '&[data-state=open]': { animation: `${riseUp} ${motion.enter} ${motion.standard}` },
    '&[data-state=closed]': { animation: `${fadeOut} ${motion.feedback} ${motion.exit}` },
    '&[data-swipe=move]': { translate: 'var(--radix-toast-swipe-move-x) 0' },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
/** Text and action are on one line. The action wraps below the text if there is too little space. */
export const middle = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: space[3],
});
export const words = style({
  flex: '1 1 14em',
  minWidth: 0,
  display: 'grid',
  gap: '2px',
  paddingBlock: space[1],
});
export const title = style({ overflowWrap: 'anywhere' });
export const description = style({ fontSize: vars.fontSize.small, opacity: 0.82, overflowWrap: 'anywhere' });
export const mark = style({
  display: 'inline-flex',
  flex: 'none',
  color: color.accentOnInverse,
  selectors: { [`${toast}[data-tone=critical] &`]: { color: color.criticalOnInverse } },
});
export const action = style({
  flex: 'none',
  padding: `4px ${space[2]}`,
  minHeight: vars.size.controlSmall,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: color.accentOnInverse,
  fontFamily: 'inherit',
  fontSize: 'inherit',
  fontWeight: vars.fontWeight.strong,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: 'color-mix(in oklch, currentColor 16%, transparent)' },
    '&:focus-visible': { outline: `2px solid ${color.accentOnInverse}`, outlineOffset: '1px' },
  },
});
