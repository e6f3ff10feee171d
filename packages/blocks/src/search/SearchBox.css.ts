import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

const MAX_WIDTH = '640px';
const MAX_HEIGHT = '480px';
const { color, space } = vars;

export const box = style({ flex: 1, minWidth: 0, maxWidth: MAX_WIDTH });

/** As wide as the box; on a phone as wide as the screen. */
export const panel = style({
  width: 'var(--radix-popper-anchor-width)',
  maxWidth: 'none',
  maxHeight: `min(var(--radix-popper-available-height, 80vh), ${MAX_HEIGHT})`,
  padding: space[1],
  '@media': {
    [media.phone]: {
      width: '100vw',
      minHeight: 'var(--radix-popper-available-height)',
      borderInline: 0,
      borderRadius: 0,
    },
  },
});

export const group = style({ margin: 0, padding: 0 });

export const heading = style({
  padding: `${space[2]} ${space[2]} ${space[1]}`,
  color: color.textMuted,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: vars.size.control,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: vars.radius.control,
  cursor: 'default',
  selectors: {
    '&[aria-selected=true]': { background: color.surfaceHover },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-selected=true]': { outline: '2px solid Highlight' } } },
  },
});

export const icon = style({ display: 'inline-grid', flex: 'none', color: color.textMuted });
export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const count = style({
  flex: 'none',
  color: color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

export const quiet = style({ flex: 1, color: color.textMuted });

export const note = style({ margin: 0, padding: space[3], color: color.textMuted });

export const skeletons = style({ display: 'grid', gap: space[3], padding: space[3] });
