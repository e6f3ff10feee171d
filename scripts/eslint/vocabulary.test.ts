import markdown from '@eslint/markdown';
import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import { vocabulary } from './vocabulary.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const code = new RuleTester();
code.run('vocabulary of code', vocabulary, {
  valid: [
    'const selectedIds = []; // Returns the index of the photo at `y`.',
    "it('keeps the scroll position when photos are prepended', () => {});",
    "const label = 'told';",
    'const marks = [EyeIcon];',
    '// `whoever` in code is a name.',
  ],
  invalid: [
    { code: 'const rangeOfEye = 1;', errors: [{ messageId: 'identifier' }] },
    { code: 'wishes.add(1); wishes.add(2);', errors: [{ messageId: 'identifier' }] },
    { code: '/** Told of every change. */', errors: [{ messageId: 'phrase' }] },
    { code: '/**\n * Who leafs fast sees\n * those of the tiles. */', errors: [{ messageId: 'phrase' }] },
    { code: '// What is requested comes first.', errors: [{ messageId: 'phrase' }] },
    { code: '// Photos that are asked for.', errors: [{ messageId: 'phrase' }] },
    { code: '// It deletes them for good.', errors: [{ messageId: 'phrase' }] },
    { code: "it.each([1])('begins anew', () => {});", errors: 2 },
    { code: "test.describe('a photo beside another', () => {});", errors: [{ messageId: 'phrase' }] },
    { code: 'let a;', filename: 'src/useHands.ts', errors: [{ messageId: 'identifier' }] },
    {
      code: "export const A = { name: 'Meanwhile' };",
      filename: 'A.stories.ts',
      errors: [{ messageId: 'phrase' }],
    },
    {
      code: "export const t = { a: 'Nobody' };",
      options: [{ texts: true }],
      errors: [{ messageId: 'phrase' }],
    },
  ],
});

const documents = new RuleTester({ plugins: { markdown }, language: 'markdown/gfm' });
documents.run('vocabulary of Markdown', vocabulary, {
  valid: ['Shows the photo. `whoever` is code.'],
  invalid: [{ code: 'The server begins it by itself.', errors: [{ messageId: 'phrase' }] }],
});
