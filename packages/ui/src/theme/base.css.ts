import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { componentLayer } from './layers.css.ts';

/**
 * A reset that applies only to elements of the components, whose classes have the prefix of the published stylesheets.
 * It has no specificity, so that every other rule wins.
 */
const own = ":where([class^='xj-'], [class*=' xj-'])";

function base(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [componentLayer]: rule } });
}

base(`${own}, ${own}::before, ${own}::after`, { boxSizing: 'border-box' });
base(`${own}:where(h1, h2, h3, h4, h5, h6, p, figure, ul, ol, dl, dd)`, { margin: 0 });
base(`${own}:where(h1, h2, h3, h4, h5, h6)`, { fontSize: 'inherit', fontWeight: 'inherit' });
base(`${own}:where(ul, ol)`, { padding: 0, listStyle: 'none' });
base(`${own}:where(button, input, textarea, select)`, {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
base(`${own}:where(img, svg, video, canvas)`, { display: 'block', maxWidth: '100%' });
base(`${own}:where(:focus-visible)`, { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
base(`${own} > :where(.lucide)`, {
  display: 'block',
  flex: 'none',
  width: vars.size.icon,
  height: vars.size.icon,
  strokeWidth: 1.75,
});
