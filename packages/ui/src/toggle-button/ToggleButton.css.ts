import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

/** On: the accent's soft ground. Doubled, so that it wins over the button's own ground. */
export const toggle = style({
  selectors: {
    '&&[data-state=on]': {
      background: vars.color.accentSoft,
      borderColor: vars.color.accent,
      color: vars.color.accentText,
    },
    '&&[data-state=on]:hover:not(:disabled)': { background: vars.color.surfaceHover },
    '&&[data-state=on]:active:not(:disabled)': { background: vars.color.surfaceActive },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&&[data-state=on]': { outline: '2px solid Highlight' } } },
  },
});
