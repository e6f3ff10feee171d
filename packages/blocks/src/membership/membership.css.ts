import { vars } from '@xiangji/ui/theme';
import { globalBlockStyle, blockStyle as style } from '@xiangji/ui/theme/style';

export { list, note, row, strong, words } from '../account/account.css.ts';

const CROWN = '44px';

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[5],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  selectors: {
    '&[data-state=active]': { borderColor: vars.color.accent, background: vars.color.accentSoft },
  },
});

export const crown = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: CROWN,
  height: CROWN,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
});

globalBlockStyle(`${status}[data-state=active] ${crown}`, {
  background: vars.color.accent,
  color: vars.color.textOnAccent,
});

export const name = style({
  margin: 0,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.strong,
});

export const until = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });

export const time = style({
  flex: 'none',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

/** Shows benefits next to each other if there is space. */
export const benefits = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const benefit = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const check = style({ flex: 'none', color: vars.color.accentText });
