import { style } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';

/** Space for the bottom bar of a phone. */
const BOTTOM_BAR = '56px';

export const frame = style({ display: 'flex', minHeight: '100dvh', background: vars.color.surface });

export const main = style({
  flex: 1,
  minWidth: 0,
  outline: 'none',
  '@media': { [media.phone]: { paddingBottom: `calc(${BOTTOM_BAR} + env(safe-area-inset-bottom))` } },
});

export const middle = style({ minHeight: '100dvh', display: 'grid', placeItems: 'center' });

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
