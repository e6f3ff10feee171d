import { reactLibrary } from '../../scripts/tsup-react-library.ts';

const surface = ['src/index.ts'];

/** One chunk per block, so that a consumer pays for what it imports; types for the public entry only. */
export default reactLibrary({ surface, entry: [...surface, 'src/*/index.ts'] });
