import { expect, it } from 'vitest';
import { inLanguage, neededBy, partsOf } from './sourceParts.ts';

const file = `import { useState } from 'react';
import { type ButtonProps, Button } from '../button/index.ts';
import { sample } from '../test/sample.ts';

const START = 2;
const photos = sample(START);

function Counter(props: ButtonProps) {
  const [count, setCount] = useState(START);
  return <Button {...props} onClick={() => setCount(photos.length)}>{count}</Button>;
}

function Sampled() {
  return sample(3);
}
`;
const isPublic = (name: string) => name !== 'sample';

it('returns the statements and imports that a component needs', () => {
  const needed = neededBy(['Counter'], partsOf(file), isPublic);
  expect(needed?.statements.map((text) => text.split('\n')[0])).toEqual([
    'const START = 2;',
    'function Counter(props: ButtonProps) {',
  ]);
  expect(needed?.imports.toSorted()).toEqual(['Button', 'ButtonProps', 'useState']);
  expect(partsOf(file).imported.get('ButtonProps')).toEqual({ from: '../button/index.ts', type: true });
});

it('returns nothing for a component that needs a helper of the tests', () => {
  expect(neededBy(['Sampled'], partsOf(file), isPublic)).toBeUndefined();
});

it('replaces a text in two languages with that of the toolbar', () => {
  const code = "<Button label={translate(globals, '关闭', 'Close')}>{textOf(globals, '好', 'OK')}</Button>";
  expect(inLanguage(code, 'en')).toBe('<Button label="Close">OK</Button>');
  expect(inLanguage(code, 'zh-CN')).toBe('<Button label="关闭">好</Button>');
});
