import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

export const list = style({
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
