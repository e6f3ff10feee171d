// Rules that Biome does not have: those of React's compiler, and the names of the API in the web application.
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { wireNames } from './scripts/eslint/wireNames.mjs';

const tests = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/test/**'];
const languageOptions = {
  parser: tseslint.parser,
  parserOptions: { ecmaFeatures: { jsx: true } },
};

export default [
  // Biome reports those of its own rules.
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['{apps/web,packages/*}/src/**/*.{ts,tsx}'],
    ignores: tests,
    languageOptions,
    plugins: { 'react-hooks': reactHooks },
    // Hooks of the project that take dependencies as `useEffect` does.
    settings: { 'react-hooks': { additionalEffectHooks: 'useBrowserLayoutEffect' } },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/refs': 'error',
      'react-hooks/purity': 'error',
      'react-hooks/set-state-in-render': 'error',
    },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: [...tests, 'apps/web/src/shared/models/**'],
    languageOptions,
    plugins: { project: { rules: { wireNames } } },
    rules: { 'project/wireNames': 'error' },
  },
];
