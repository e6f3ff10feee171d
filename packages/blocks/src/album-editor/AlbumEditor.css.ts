import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

const { space, motion } = vars;

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

/** Hints about keys are hidden on devices without a keyboard. */
export const keyHint = style({
  '@media': { [media.phone]: { display: 'none' }, [media.finger]: { display: 'none' } },
});
