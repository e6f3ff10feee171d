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

export const bubble = style({
  ...place,
  padding: vars.space[1],
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.overlay,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
  '@media': { [media.phone]: { insetInlineEnd: vars.space[3], insetBlockEnd: PHONE_BOTTOM } },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const headline = style({
  flex: 1,
  margin: 0,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const figures = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

export const items = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: vars.space[2],
  maxHeight: 'min(240px, 30dvh)',
  overflowY: 'auto',
});

export const item = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 });

export const thumbnail = style({
  width: '40px',
  height: '40px',
  flex: 'none',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
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
