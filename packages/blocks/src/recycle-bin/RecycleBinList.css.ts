import { media, vars } from '@xiangji/ui/theme';
import { globalBlockStyle, blockStyle as style } from '@xiangji/ui/theme/style';
import { detail } from '../photo-picture/facts.css.ts';

export { detail, name } from '../photo-picture/facts.css.ts';

/** Side length of an image. The height of a row is this and the space around it. */
const PICTURE = '56px';
/** Minimum side length of a square of the grid. */
const SQUARE = '132px';
const SQUARE_PHONE = '100px';

const inGrid = '[data-view=grid]';

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  selectors: {
    [`&${inGrid}`]: {
      display: 'grid',
      gap: vars.space[2],
      gridTemplateColumns: `repeat(auto-fill, minmax(${SQUARE}, 1fr))`,
    },
  },
  '@media': {
    [media.phone]: {
      selectors: {
        [`&${inGrid}`]: { gridTemplateColumns: `repeat(auto-fill, minmax(${SQUARE_PHONE}, 1fr))` },
      },
    },
  },
});

export const row = style({
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:has(:checked))': { background: vars.color.surfaceHover } } },
  },
  selectors: {
    '&:has(:checked)': { background: vars.color.accentSoft },
    [`${inGrid} > &`]: {
      position: 'relative',
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      overflow: 'hidden',
    },
  },
});

/** The whole row is the label of the checkbox, so that it can be pressed anywhere. */
globalBlockStyle(`${row} > label`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[2],
});
globalBlockStyle(`${row} > label > input`, { margin: 0 });
globalBlockStyle(`${inGrid} > ${row} > label`, { display: 'block', padding: 0 });
globalBlockStyle(`${inGrid} > ${row} > label > input`, {
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
});
globalBlockStyle(`${row} > label > span`, { flex: 1, minWidth: 0 });

export const face = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  selectors: { [`${inGrid} &`]: { display: 'block' } },
});

export const picture = style({
  position: 'relative',
  flex: 'none',
  width: PICTURE,
  height: PICTURE,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  background: `${vars.color.surfaceHover} center / cover`,
  transition: `opacity ${vars.motion.feedback} ${vars.motion.standard}`,
  selectors: {
    // Only the image is transparent, so that the text keeps its contrast.
    '[aria-busy=true] &': { opacity: 0.6 },
    [`${inGrid} &`]: { display: 'block', width: '100%', height: 'auto', aspectRatio: '1', borderRadius: 0 },
  },
});

export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

export const words = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  selectors: { [`${inGrid} &`]: { padding: `${vars.space[1]} ${vars.space[2]} 0` } },
});

export const left = style([
  detail,
  {
    flex: 'none',
    selectors: { [`${inGrid} &`]: { display: 'block', padding: `0 ${vars.space[2]} ${vars.space[2]}` } },
  },
]);

export const skeleton = style({
  height: `calc(${PICTURE} + 2 * ${vars.space[2]})`,
  marginBlockEnd: '1px',
  selectors: { [`${inGrid} > &`]: { height: 'auto', aspectRatio: '1 / 1.4' } },
});

export const summary = style({
  margin: `0 0 ${vars.space[3]}`,
  paddingInline: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

export const pages = style({ marginBlockStart: vars.space[5], justifyContent: 'center' });
