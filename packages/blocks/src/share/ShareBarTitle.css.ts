import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

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

/** Shown when the name in the header has scrolled out of view. */
export const name = style({
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
