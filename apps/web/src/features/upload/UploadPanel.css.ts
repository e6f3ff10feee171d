import { style } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';

/** Above the bottom bar of a phone. */
const PHONE_BOTTOM = `calc(56px + env(safe-area-inset-bottom) + ${vars.space[2]})`;

const place = {
  position: 'fixed',
  insetInlineEnd: vars.space[5],
  insetBlockEnd: vars.space[5],
  zIndex: vars.z.bar,
} as const;

export const panel = style({
  ...place,
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
  ...place,
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

/** The words are the button: click to retry (spec §4). They keep the line of what stands below. */
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

/** One file with the space to the next, pixels. */
export const ROW_HEIGHT = 48;

export const items = style({
  position: 'relative',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: 'min(240px, 30dvh)',
  overflowY: 'auto',
});

/** As high as all rows, those too that are not in the page. */
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
});

export const thumbnail = style({
  width: '40px',
  height: '40px',
  flex: 'none',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  background: vars.color.surfaceHover,
});

export const itemWords = style({ flex: 1, minWidth: 0, display: 'grid', gap: vars.space[1] });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const itemName = style({ ...oneLine, fontSize: vars.fontSize.small });
export const itemNote = style({ ...oneLine, fontSize: vars.fontSize.caption, color: vars.color.textMuted });
export const itemFault = style({
  ...oneLine,
  fontSize: vars.fontSize.caption,
  color: vars.color.criticalText,
});

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.overlay,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
  background: vars.color.overlay,
  pointerEvents: 'none',
});

export const overlayCard = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[6]} ${vars.space[7]}`,
  textAlign: 'center',
  fontWeight: vars.fontWeight.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `2px dashed ${vars.color.accent}`,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.overlay,
});

export const overlayIcon = style({ width: '40px', height: '40px', color: vars.color.accent });
