import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

export const trigger = style({
  justifyContent: 'space-between',
  padding: 0,
  paddingInlineStart: vars.space[3],
  fontFamily: 'inherit',
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': {
      outline: 'none',
      borderColor: vars.color.focus,
      boxShadow: `0 0 0 1px ${vars.color.focus}`,
    },
    '&[aria-invalid=true]': { borderColor: vars.color.critical },
    '&[data-placeholder]': { color: vars.color.textMuted },
    '&:disabled': {
      background: vars.color.surfaceSunken,
      color: vars.color.textMuted,
      borderColor: vars.color.border,
      cursor: 'default',
    },
  },
});
export const words = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const list = style({ minWidth: 'var(--radix-select-trigger-width)' });
