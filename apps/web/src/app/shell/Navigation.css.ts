import { style } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';

const pillar = {
  position: 'sticky',
  top: 0,
  height: '100dvh',
  flex: 'none',
  borderInlineEnd: `1px solid ${vars.color.border}`,
} as const;

/** Between phone and PC. */
const padOnly = `${media.padUp} and ${media.padDown}`;

export const side = style({ display: 'none', '@media': { [media.pc]: { ...pillar, display: 'flex' } } });
export const rail = style({ display: 'none', '@media': { [padOnly]: { ...pillar, display: 'flex' } } });
export const bottom = style({
  display: 'none',
  '@media': {
    [media.phone]: { display: 'block', position: 'fixed', insetInline: 0, bottom: 0, zIndex: vars.z.bar },
  },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.strong,
});

export const railFoot = style({ marginTop: 'auto' });

export const search = style({
  justifyContent: 'flex-start',
  marginBlockEnd: vars.space[2],
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.regular,
});

export const searchName = style({ flex: 1, textAlign: 'start' });
