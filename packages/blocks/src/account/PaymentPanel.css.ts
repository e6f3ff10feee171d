import { vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

export { figure as total, note } from './account.css.ts';

/** Size of the QR code with its background. The result that replaces it has the same size. */
const QR_PLACE = '192px';

export const paying = style({ display: 'grid', gap: vars.space[5] });

export const price = style({
  display: 'block',
  marginBlock: vars.space[1],
  color: vars.color.text,
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
