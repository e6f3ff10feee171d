import { media, vars } from '@xiangji/ui/theme';
import { globalBlockStyle, blockStyle as style } from '@xiangji/ui/theme/style';

/** Position above the bottom bar of a phone. */
const PHONE_BOTTOM = `calc(56px + env(safe-area-inset-bottom) + ${vars.space[2]})`;

const position = {
  position: 'fixed',
  insetInlineEnd: vars.space[5],
  insetBlockEnd: vars.space[5],
  zIndex: vars.z.bar,
} as const;

export const panel = style({
  ...position,
  width: '360px',
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [media.phone]: { insetInline: vars.space[2], width: 'auto', insetBlockEnd: PHONE_BOTTOM },
  },
});

export const minimized = style({
  ...position,
  padding: `${vars.space[1]} ${vars.space[3]} ${vars.space[1]} ${vars.space[1]}`,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [media.phone]: {
      insetInlineEnd: vars.space[3],
      insetBlockEnd: PHONE_BOTTOM,
      padding: vars.space[1],
    },
  },
});

const pcOnly = { '@media': { [media.phone]: { display: 'none' } } } as const;

export const minimizedText = style({ ...pcOnly, fontVariantNumeric: 'tabular-nums' });
export const minimizedIcon = style({ ...pcOnly, color: vars.color.textMuted });

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const headline = style({
  flex: 1,
  margin: 0,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
});

/** The headline as a retry button, aligned with the content below. */
export const headlineButton = style({
  flex: '0 1 auto',
  marginInline: `calc(-1 * ${vars.space[3]}) auto`,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
});

export const figures = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

export const waiting = style({
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});

/** Height of a row with the space to the next one (px). */
export const ROW_HEIGHT = 48;

/** Height of the row of a changed file: its name, two lines of text and a button (px). */
export const CHANGED_HEIGHT = 112;

export const items = style({
  position: 'relative',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: 'min(240px, 30dvh)',
  overflowY: 'auto',
});

/** As high as all rows, including the rows that are not mounted. */
export const filler = style({ width: '1px' });

export const item = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  height: `${ROW_HEIGHT}px`,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  selectors: { '&[data-changed]': { height: `${CHANGED_HEIGHT}px` } },
});

export const thumbnail = style({
  width: '40px',
  height: '40px',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.surfaceHover,
});

globalBlockStyle(`${thumbnail} > img`, { width: '100%', height: '100%', objectFit: 'cover' });

export const itemWords = style({ flex: 1, minWidth: 0, display: 'grid', gap: vars.space[1] });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const itemName = style({ ...oneLine, fontSize: vars.fontSize.small });
export const itemNote = style({ ...oneLine, fontSize: vars.fontSize.caption, color: vars.color.textMuted });
export const itemError = style({
  ...oneLine,
  fontSize: vars.fontSize.caption,
  color: vars.color.criticalText,
});
export const itemReason = style({
  fontSize: vars.fontSize.caption,
  lineHeight: 1.4,
  color: vars.color.criticalText,
});
export const chooseAgain = style({ justifySelf: 'start' });
