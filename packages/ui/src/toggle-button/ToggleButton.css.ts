import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';
import { tint } from '../theme/tint.ts';

const { color } = vars;
const on = tint(color.accentSoft, color.accent);

/**
 * The soft accent background of a pressed button. The selector is doubled, so that it wins over the default background.
 */
export const toggle = style({
  selectors: {
    '&&[data-state=on]': {
      background: on.rest,
      borderColor: color.accent,
      color: color.accentText,
    },
    '&&[data-state=on]:hover:not(:disabled)': { background: on.hover },
    '&&[data-state=on]:active:not(:disabled)': { background: on.active },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&&[data-state=on]': { outline: '2px solid Highlight' } } },
  },
});
