import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

const { color, space } = vars;

export const scroller = style({ maxHeight: 'min(56dvh, 480px)', overflowY: 'auto' });

export const list = style({ position: 'relative', listStyle: 'none', margin: 0, padding: 0 });

/** A row is positioned by `insetBlockStart`, because dnd-kit moves it by a transform. */
export const row = style({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: vars.size.control,
  // Space for the focus ring, which would be clipped at the edge of the list.
  padding: space[1],
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&[data-dragged]': { background: color.accentSoft, zIndex: 1 } },
});

export const grip = style({
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
