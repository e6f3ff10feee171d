import { style } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';

export { note } from '../../../app/texts.css.ts';

/** The QR code with its paper: what comes takes the same place. */
const QR_PLACE = '192px';

export const paying = style({ display: 'grid', gap: vars.space[5] });

export const goods = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { [media.phone]: { gap: vars.space[2] } },
});

export const legend = style({
  marginBlockEnd: vars.space[2],
  padding: 0,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
});

export const good = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: 0,
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.borderStrong },
    '&:has(:checked)': { borderColor: vars.color.accent, background: vars.color.accentSoft },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

/** The card itself shows what is chosen. */
export const radio = style({ position: 'absolute', opacity: 0, inset: 0, margin: 0, cursor: 'pointer' });

export const goodName = style({ fontWeight: vars.fontWeight.medium });

export const price = style({
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const scan = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  textAlign: 'center',
});

export const total = style({
  margin: 0,
  fontSize: vars.fontSize.title,
  lineHeight: vars.lineHeight.title,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const qr = style({ width: QR_PLACE, height: QR_PLACE });

export const lead = style({
  margin: 0,
  fontSize: vars.fontSize.lead,
  lineHeight: vars.lineHeight.lead,
  fontWeight: vars.fontWeight.strong,
  textAlign: 'center',
});

export const success = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[5],
});

export const mark = style({ color: vars.color.positive });

export const goodsSkeleton = style({ height: '96px' });

export const qrSkeleton = style({ height: QR_PLACE });
