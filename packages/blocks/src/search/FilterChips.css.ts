import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

const { color, space } = vars;

/** On a phone, one line that scrolls horizontally. The padding keeps the focus rings from being clipped. */
export const row = style({
  outline: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  padding: space[1],
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      selectors: { '&::-webkit-scrollbar': { display: 'none' } },
    },
  },
});

export const chip = style({
  flex: 'none',
  maxWidth: '240px',
  borderRadius: vars.radius.full,
  selectors: {
    '&&[data-selected]': {
      borderColor: color.accent,
      background: color.accentSoft,
      color: color.accentText,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&&[data-selected]': { outline: '2px solid Highlight' } } },
  },
});

/** Long names of albums and cameras end with an ellipsis. */
export const text = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const clear = style({ flex: 'none' });

export const detail = style({
  color: color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

export const dates = style({ display: 'grid', gap: space[3], justifyItems: 'start' });
