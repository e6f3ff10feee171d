import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

const { color, space } = vars;

export const editable = style({
  width: '100%',
  minWidth: 0,
  margin: `0 calc(-1 * ${space[2]})`,
  padding: `${space[1]} ${space[2]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  fontFamily: 'inherit',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  lineHeight: 'inherit',
  textOverflow: 'ellipsis',
  selectors: {
    '&:hover:not(:disabled, :focus)': { background: color.surfaceHover },
    '&:focus': {
      borderColor: color.focus,
      background: color.surfaceRaised,
      outline: 'none',
      boxShadow: `0 0 0 1px ${color.focus}`,
    },
    '&:disabled': { color: color.textMuted },
    '&::placeholder': { color: color.textMuted, opacity: 1 },
  },
});
