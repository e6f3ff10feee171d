import { style } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';

export { note } from '../../shared/page/texts.css.ts';

/** The list of categories next to their content. */
const NAV_WIDTH = '200px';
/** A wider form is hard to read. */
const WIDTH = '960px';

export const page = style({
  display: 'grid',
  gap: vars.space[5],
  maxWidth: WIDTH,
  marginInline: 'auto',
  padding: vars.space[5],
  '@media': {
    [media.pc]: { gridTemplateColumns: `${NAV_WIDTH} minmax(0, 1fr)`, alignItems: 'start' },
    [media.padDown]: { gap: vars.space[4], padding: vars.space[4] },
    [media.phone]: { padding: vars.space[3] },
  },
});

export const categories = style({
  display: 'flex',
  gap: vars.space[1],
  minWidth: 0,
  '@media': {
    [media.pc]: {
      flexDirection: 'column',
      position: 'sticky',
      top: `calc(${vars.size.bar} + ${vars.space[5]})`,
    },
    [media.padDown]: {
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${vars.space[3]})`,
      paddingInline: vars.space[3],
      borderBlockEnd: `1px solid ${vars.color.border}`,
    },
  },
});

export const category = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.control,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.text, background: vars.color.surfaceHover },
    '&[aria-current=page]': { color: vars.color.accentText, background: vars.color.accentSoft },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.padDown]: {
      borderRadius: 0,
      borderBlockEnd: '2px solid transparent',
      selectors: {
        '&:hover': { background: 'none' },
        '&[aria-current=page]': { background: 'none', borderColor: vars.color.accent },
      },
    },
  },
});

export const content = style({ minWidth: 0, display: 'grid', gap: vars.space[5] });

export const plainList = style({ listStyle: 'none', margin: 0, padding: 0 });

/** Text at one end, an action at the other. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const strong = style({ margin: 0, fontWeight: vars.fontWeight.medium });

export const figures = style({ fontVariantNumeric: 'tabular-nums' });

export const fields = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
});

export const skeleton = style({ height: '72px' });

export const rules = style({
  margin: 0,
  paddingInlineStart: vars.space[5],
  display: 'grid',
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});
