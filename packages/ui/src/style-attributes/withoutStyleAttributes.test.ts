import { expect, it } from 'vitest';
import { withoutStyleAttributes } from './index.ts';

it('moves style attributes into rules, equal ones into one', () => {
  const markup = '<i style="width:1px"></i><b style="color:red"></b><i style="width:1px"></i>';
  expect(withoutStyleAttributes(markup)).toEqual({
    html: '<i data-style="0"></i><b data-style="1"></b><i data-style="0"></i>',
    rules: '[data-style="0"]{width:1px}[data-style="1"]{color:red}',
  });
});

it('writes no value that closes the style element', () => {
  const { rules } = withoutStyleAttributes(
    '<i style="background:url(&quot;&lt;/style&gt;&amp;&#x27;&quot;)">',
  );
  expect(rules).toBe('[data-style="0"]{background:url("\\3c /style>&\'")}');
});

it('leaves text that looks like an attribute', () => {
  const markup = '<b>a style=&quot;width:1px&quot;</b>';
  expect(withoutStyleAttributes(markup)).toEqual({ html: markup, rules: '' });
});
