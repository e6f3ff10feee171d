import { type StyleRule, style } from '@vanilla-extract/css';
import { componentLayer } from '@xiangji/ui/theme/contract';

/** vanilla-extract's `style`, inside the component layer. For `.css.ts` files only. */
export function layeredStyle(rule: StyleRule): string {
  return style({ '@layer': { [componentLayer]: rule } } as StyleRule);
}
