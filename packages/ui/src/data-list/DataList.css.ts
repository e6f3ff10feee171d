import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], margin: 0 });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 30%) 1fr',
  columnGap: vars.space[4],
  alignItems: 'baseline',
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});
export const term = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small });
export const value = style({
  margin: 0,
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
