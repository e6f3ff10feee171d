import { reactLibrary } from '../../scripts/tsup-react-library.ts';

const surface = ['src/index.ts', 'src/format/index.ts', 'src/theme/index.ts', 'src/theme/contract.ts'];
const sheets = {
  'theme.css': 'theme/theme.css.css',
  'components.css': 'index.css',
  'reset.css': 'theme/reset.css.css',
};

/** One chunk per component, so that a consumer pays for what it imports; types for the public entries only. */
export default reactLibrary({
  surface,
  entry: [...surface, 'src/theme/theme.css.ts', 'src/theme/reset.css.ts', 'src/*/index.ts'],
  sheets,
});
