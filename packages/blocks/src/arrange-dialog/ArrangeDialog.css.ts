import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

const { color, space } = vars;

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: 'min(56dvh, 480px)',
  overflowY: 'auto',
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: vars.size.control,
  // Space for the focus ring, which would be clipped at the edge of the row.
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${color.border}`,
  // In a list of thousands of rows, only the visible ones are painted.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 40px',
  selectors: { '&[data-dragged]': { background: color.accentSoft, opacity: 0.7 } },
});

export const grip = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  paddingInline: space[1],
  color: color.textMuted,
  cursor: 'grab',
  touchAction: 'none',
});

export const name = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Shows an icon and a label on a tablet or a wider screen, and only the icon in a square on a phone. */
export const step = style({
  paddingInline: space[2],
  '@media': { [media.phone]: { paddingInline: 0, minWidth: vars.size.control } },
});

export const stepText = style({ '@media': { [media.phone]: { display: 'none' } } });
