import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Three short number fields fit next to each other, also on a phone. */
export const amounts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[3],
});

export const preview = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
});

export const term = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small });

export const span = style({ margin: 0, fontVariantNumeric: 'tabular-nums', wordBreak: 'keep-all' });

export const fieldError = style([span, { color: vars.color.criticalText, wordBreak: 'normal' }]);
