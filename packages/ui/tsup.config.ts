import { reactLibrary } from '../../scripts/tsup-react-library.ts';

const surface = ['src/index.ts', 'src/theme/index.ts', 'src/theme/contract.ts'];

/** One chunk per component, so that a consumer pays for what it imports; types for the public entries only. */
export default {
  ...reactLibrary({ entry: [...surface, 'src/*/index.ts'] }),
  dts: { entry: surface },
};
