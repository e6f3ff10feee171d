import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';
import { detail } from '../photo-picture/facts.css.ts';

export { name } from '../photo-picture/facts.css.ts';
export { detail };

/** Pixels and bytes, which decide which photo is kept. */
export const size = style([detail, { whiteSpace: 'normal' }]);

/** Minimum width of a photo. */
const PHOTO = '168px';
const PHOTO_PHONE = '136px';
const SKELETON = '320px';

export const review = style({ outline: 'none' });

export const summary = style({
  margin: `0 0 ${vars.space[3]}`,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const groups = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const skeleton = style({ height: SKELETON });

export const photos = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: `repeat(auto-fill, minmax(${PHOTO}, 1fr))`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.phone]: { gridTemplateColumns: `repeat(auto-fill, minmax(${PHOTO_PHONE}, 1fr))` },
  },
});

export const photo = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  selectors: { '&[data-kept=true]': { borderColor: vars.color.accent } },
});

export const open = style({
  display: 'block',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  // The photo clips everything outside its box, so the outline is drawn inside.
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' } },
});

export const picture = style({
  display: 'block',
  aspectRatio: '4 / 3',
  background: `${vars.color.surfaceSunken} center / contain no-repeat`,
});

/** Shows the whole photo, so that photos can be compared. */
export const image = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  transition: `opacity ${vars.motion.feedback} ${vars.motion.standard}`,
  selectors: { '[data-kept=false] &': { opacity: 0.5 } },
});

export const words = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  padding: `${vars.space[2]} ${vars.space[2]} 0`,
});

export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
  padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[2]}`,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const hint = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  selectors: { '&:empty': { display: 'none' } },
});

export const failure = style({ margin: 0, color: vars.color.criticalText, fontSize: vars.fontSize.small });

export const end = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[5],
});
