import { media, vars } from '@xiangji/ui/theme';
import { globalBlockStyle as globalStyle, blockStyle as style } from '@xiangji/ui/theme/style';

const { color, space } = vars;

/** Space for the bar at the bottom, so that the last row is visible above it. */
export const root = style({ paddingBlockEnd: '96px' });

export const albums = style({});

/** The focus never hides an album under the bars above and below the list. */
globalStyle(`${albums} > li`, { scrollMarginBlock: `calc(${vars.size.bar} + 120px) 96px` });

export const level = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  position: 'sticky',
  insetBlockStart: vars.size.bar,
  zIndex: vars.z.sticky,
  marginBlockEnd: space[3],
  paddingBlock: space[2],
  background: color.surface,
});

/** Its text stays on one line; a long name is truncated instead. */
export const levelUp = style({ flex: 'none', whiteSpace: 'nowrap' });

export const levelName = style({
  margin: 0,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.medium,
});

/** Stays visible at any scroll position of the list. */
export const out = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.bar} + 56px)`,
  zIndex: vars.z.sticky,
  marginBlockEnd: space[3],
  background: color.surface,
  flex: 1,
  minWidth: 0,
  padding: `${space[2]} ${space[3]}`,
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: vars.radius.card,
  textAlign: 'center',
  color: color.textMuted,
  selectors: {
    '&[data-dragging]': { borderColor: color.accent, color: color.accentText, paddingBlock: space[4] },
    '&[data-over]': { background: color.accentSoft, borderStyle: 'solid' },
  },
});

export const notice = style({ marginBlockEnd: space[3] });

/** At the bottom: full width on a phone, a separate sheet above the list on other screens. */
export const bar = style({
  minHeight: '60px',
  alignItems: 'center',
  // Covers the navigation of the product until the user leaves manage mode.
  zIndex: `calc(${vars.z.bar} + 1)`,
  '@media': {
    [media.padUp]: {
      insetInline: 0,
      insetBlockEnd: space[5],
      marginInline: 'auto',
      width: 'fit-content',
      maxWidth: 'calc(100vw - 48px)',
      paddingInline: space[4],
      gap: space[1],
      border: `1px solid ${color.border}`,
      borderRadius: vars.radius.dialog,
      boxShadow: vars.shadow.overlay,
    },
  },
});

/** The text stays on one line if there is space. */
export const action = style({
  '@media': { [media.padUp]: { maxWidth: 'none', whiteSpace: 'nowrap', paddingInline: space[3] } },
});

export const hint = style({
  margin: 0,
  paddingInline: space[3],
  textAlign: 'center',
  color: color.textMuted,
  fontSize: vars.fontSize.small,
});

export const title = style({ '@media': { [media.phone]: { fontSize: vars.fontSize.body } } });

/** Does not cover the drop target under the pointer. */
export const overlay = style({ pointerEvents: 'none' });

export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });

export const phoneOnly = style({ '@media': { [media.padUp]: { display: 'none' } } });
