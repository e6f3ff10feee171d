import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

const { color } = vars;

export const group = style({
  display: 'inline-flex',
  maxWidth: '100%',
  padding: '2px',
  gap: '2px',
  borderRadius: `calc(${vars.radius.control} + 2px)`,
  // Darker than the page in both themes, so that the selected, raised segment stands out.
  background: color.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${color.border}`,
});
export const segment = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  flex: '1 1 auto',
  // Labels stay on one line if there is space. A long label wraps between its words instead of overflowing the screen
  // of a phone.
  minWidth: 'min-content',
  minHeight: `calc(${vars.size.control} - 4px)`,
  padding: `2px ${vars.space[3]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: color.text,
  fontFamily: 'inherit',
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1.3,
  transition: `background-color ${vars.motion.feedback} ${vars.motion.standard}`,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { background: `color-mix(in oklch, ${color.surfaceRaised} 45%, transparent)` },
    '&:active:not(:disabled)': { background: `color-mix(in oklch, ${color.surfaceRaised} 75%, transparent)` },
    '&:disabled': { color: color.textDisabled, cursor: 'default' },
    // The selector is doubled for specificity. The selected segment keeps its look under the pointer, because pressing
    // it does nothing.
    '&&[data-state=on]': {
      background: color.surfaceRaised,
      boxShadow: `${vars.shadow.raised}, 0 0 0 1px ${color.border}`,
    },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-state=on]': { outline: '2px solid Highlight' } } },
  },
});
