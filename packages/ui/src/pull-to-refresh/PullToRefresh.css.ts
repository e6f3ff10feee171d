import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

/** The custom property for the distance by which the content is pulled. */
export const pulledName = '--xj-pulled';
const pulled = `var(${pulledName}, 0px)`;

export const root = style({
  position: 'relative',
  // The browser's own pull gesture would reload the whole page.
  overscrollBehaviorY: 'contain',
});
export const mark = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  height: pulled,
  overflow: 'hidden',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});
export const content = style({
  transform: `translateY(calc(${pulled} * ${vars.motion.travel}))`,
  selectors: {
    '[data-state=idle] > &, [data-state=refreshing] > &': {
      transition: `transform ${vars.motion.enter} ${vars.motion.standard}`,
    },
    // No transform at rest, because a transform makes the element the containing block of fixed and sticky elements
    // inside.
    '[data-state=idle] > &': { transform: 'none' },
  },
});
