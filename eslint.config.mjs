// Rules that Biome does not have: the project's vocabulary, React's own rules of hooks, and the length of functions.
import markdown from '@eslint/markdown';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { vocabulary } from './scripts/eslint/vocabulary.mjs';
import { wireNames } from './scripts/eslint/wireNames.mjs';

const code = ['**/*.{ts,tsx,mjs,cjs}'];
const tests = ['**/*.test.{ts,tsx}', '**/*.spec.ts', '**/*.stories.tsx', '**/test/**', 'tests/**'];
const project = { rules: { vocabulary, wireNames } };

/** Hooks of our own that take dependencies as `useEffect` does. */
const EFFECT_HOOKS = 'useBrowserLayoutEffect';

export default [
  {
    ignores: [
      '**/dist/**',
      '**/storybook-static/**',
      '**/CHANGELOG.md',
      'tests/*/output/**',
      'test-results/**',
      'docs/api.md',
      'docs/glossary.md',
      'scripts/eslint/banned.mjs',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: code,
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { project },
    rules: { 'project/vocabulary': 'error' },
  },
  {
    files: [
      'apps/web/src/**/locale/en/**',
      'packages/ui/src/locale/**',
      'packages/*/src/**/{labels,*Labels}.ts',
      'packages/ui/docs/**',
    ],
    rules: { 'project/vocabulary': ['error', { texts: true }] },
  },
  {
    files: code,
    // A page of the documentation is one long text.
    ignores: [...tests, 'packages/ui/docs/**/*Page.tsx'],
    rules: {
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true, IIFEs: true }],
    },
  },
  {
    files: ['{apps/web,packages/*}/src/**/*.{ts,tsx}'],
    ignores: tests,
    plugins: { 'react-hooks': reactHooks },
    settings: { 'react-hooks': { additionalEffectHooks: EFFECT_HOOKS } },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/refs': 'error',
      'react-hooks/purity': 'error',
      'react-hooks/set-state-in-render': 'error',
    },
  },
  {
    files: ['packages/*/src/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration[exported=null]', message: 'Name every export.' },
      ],
    },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: [...tests, 'apps/web/src/shared/models/**'],
    plugins: { project },
    rules: { 'project/wireNames': 'error' },
  },
  {
    files: ['**/*.md'],
    language: 'markdown/gfm',
    plugins: { markdown, project },
    rules: { 'project/vocabulary': 'error' },
  },
];
