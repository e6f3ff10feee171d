import { style } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';

const { space, color, motion } = vars;

export const layer = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: '240px minmax(0, 1fr)',
  alignItems: 'start',
  selectors: {
    '&[data-panel=cover]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&[data-panel=more]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
});

export const cover = style({
  position: 'relative',
  display: 'grid',
  gap: space[3],
  justifyItems: 'center',
  touchAction: 'pan-x',
  transition: `opacity ${motion.enter}`,
  selectors: { [`${layer}[data-panel=more] > &`]: { display: 'none' } },
});

export const picture = style({
  width: '100%',
  maxWidth: '240px',
  selectors: { [`${layer}[data-panel=cover] &`]: { maxWidth: '360px' } },
  '@media': { [media.phone]: { maxWidth: '150px' } },
});

export const fields = style({
  display: 'grid',
  gap: space[4],
  minWidth: 0,
  selectors: { [`${layer}[data-panel=cover] > &`]: { display: 'none' } },
});

export const panelButtons = style({
  display: 'flex',
  justifyContent: 'center',
  gap: space[2],
  marginBlockStart: space[4],
});

export const children = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
});

export const heading = style({
  margin: 0,
  marginBlockEnd: space[2],
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.medium,
});

export const childName = style({
  marginBlockStart: space[1],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize.small,
});

export const chooser = style({ display: 'grid', gap: '8px' });

export const photos = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: '4px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  maxHeight: '50dvh',
  overflowY: 'auto',
});

export const photo = style({
  width: '100%',
  padding: 0,
  overflow: 'hidden',
  aspectRatio: '1 / 1',
  background: color.surfaceHover,
  // The list cuts off what stands out of it.
  selectors: { '&:focus-visible': { outlineOffset: '-3px', outlineWidth: '3px' } },
});

export const thumbnail = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const note = style({ margin: 0, color: color.textMuted, fontSize: vars.fontSize.small });
