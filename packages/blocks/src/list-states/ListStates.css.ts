import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

export const total = style({
  margin: `${vars.space[5]} 0 0`,
  textAlign: 'center',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-space=around]': { margin: 0, padding: vars.space[6] } },
});

/** Inherits the colours of its parent, such as a notice. The underline shows that the text can be pressed. */
export const pressable = style({
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  lineHeight: 'inherit',
  textAlign: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '2px' } },
});

export const addMore = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[5],
  padding: vars.space[6],
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.card,
  '@media': { [media.phone]: { padding: vars.space[5] } },
});

/** Hidden on phones and touch screens, where files cannot be dropped. */
export const dropHint = style({
  margin: 0,
  color: vars.color.textMuted,
  textAlign: 'center',
  '@media': { [media.phone]: { display: 'none' }, [media.finger]: { display: 'none' } },
});
