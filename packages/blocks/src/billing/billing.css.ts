import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

export { list, note, strong, words } from '../account/account.css.ts';

const ROW_HEIGHT = '120px';
const ROW_HEIGHT_NARROW = '90px';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: ROW_HEIGHT_NARROW,
  padding: `${vars.space[3]} ${vars.space[2]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.text,
  textDecoration: 'none',
  '@media': { [media.pc]: { minHeight: ROW_HEIGHT } },
  selectors: {
    'li:last-child > &': { borderBlockEnd: 0 },
    '&:hover': { background: vars.color.surfaceHover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

/** A date does not wrap. On a phone it has its own line, without a dot before it. */
export const when = style({ whiteSpace: 'nowrap', '@media': { [media.phone]: { display: 'block' } } });
export const dot = style({ '@media': { [media.phone]: { display: 'none' } } });

export const amount = style({
  flex: 'none',
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [media.phone]: { flexDirection: 'column' } },
});
