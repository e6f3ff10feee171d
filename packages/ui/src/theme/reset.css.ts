import type { GlobalStyleRule } from '@vanilla-extract/css';
import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { resetLayer } from './layers.css.ts';

function reset(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });
}

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
reset('body', {
  margin: 0,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.sans,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  fontSynthesisStyle: 'none',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'anywhere',
  // The browser adds the small space between Han and Latin characters. Texts contain no spaces for it.
  ...({ textAutospace: 'normal' } as GlobalStyleRule),
});
reset('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd', { margin: 0 });
reset('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' });
reset('ul[role="list"], ol[role="list"]', { margin: 0, padding: 0, listStyle: 'none' });
reset('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
reset('em, i, cite, address, dfn', { fontStyle: 'normal' });
reset(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
reset('::selection', { background: vars.color.accentSoft, color: vars.color.text });
reset('.lucide', { width: vars.size.icon, height: vars.size.icon, flex: 'none', strokeWidth: 1.75 });
