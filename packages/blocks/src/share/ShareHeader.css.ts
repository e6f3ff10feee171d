import { media, vars } from '@xiangji/ui/theme';
import { globalBlockStyle as globalStyle, blockStyle as style } from '@xiangji/ui/theme/style';

/** High enough for a cover photo, and low enough that the first photos below it are visible. */
const HEIGHT = 'clamp(220px, 38dvh, 380px)';
const HEIGHT_PHONE = 'clamp(200px, 34dvh, 300px)';

export const band = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  height: HEIGHT,
  overflow: 'hidden',
  background: vars.color.surfaceHover,
  '@media': { [media.phone]: { height: HEIGHT_PHONE } },
});

export const cover = style({
  position: 'absolute',
  inset: 0,
  backgroundSize: 'cover',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(to top, ${vars.color.photoScrim}, transparent 70%)`,
    },
  },
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const words = style({
  position: 'relative',
  width: '100%',
  minWidth: 0,
  padding: vars.space[5],
  color: vars.color.text,
  selectors: { [`${band}[data-covered] > &`]: { color: vars.color.photoText } },
  '@media': { [media.phone]: { padding: vars.space[4] } },
});

export const name = style({
  margin: 0,
  fontSize: vars.fontSize.display,
  lineHeight: vars.lineHeight.display,
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: vars.fontSize.title, lineHeight: vars.lineHeight.title } },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: `${vars.space[2]} 0 0`,
  fontSize: vars.fontSize.body,
  fontVariantNumeric: 'tabular-nums',
});

export const owner = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const type = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });

globalStyle(`${type} > svg`, { width: vars.size.iconSmall, height: vars.size.iconSmall });
