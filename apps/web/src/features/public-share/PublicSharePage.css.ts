import { style } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';

export const page = style({ minHeight: '100dvh', background: vars.color.surface, outline: 'none' });

export const middle = style({ minHeight: '100dvh', display: 'grid', placeItems: 'center' });

export const codePage = style({
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[5],
  background: vars.color.surface,
});

export const notice = style({ padding: `${vars.space[3]} ${vars.space[5]} 0` });

/** As high as the bar will be: nothing moves when it appears. */
export const barRoom = style({ height: vars.size.bar, borderBlockEnd: `1px solid ${vars.color.border}` });

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 'none',
  color: vars.color.text,
  textDecoration: 'none',
  fontWeight: vars.fontWeight.strong,
});

export const logo = style({ display: 'inline-flex' });

export const product = style({
  transition: `opacity ${vars.motion.feedback} ${vars.motion.standard}`,
  selectors: { '&[data-away]': { opacity: 0 } },
  '@media': { [media.phone]: { selectors: { '&[data-away]': { display: 'none' } } } },
});

/** Shown when the header's name has scrolled out of sight. */
export const barName = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  fontWeight: vars.fontWeight.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  opacity: 0,
  transition: `opacity ${vars.motion.feedback} ${vars.motion.standard}`,
  selectors: { '&[data-shown]': { opacity: 1 } },
});
