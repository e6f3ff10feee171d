import { reactLibrary } from '../../scripts/tsup-react-library.ts';

export default reactLibrary({ entry: ['src/index.ts', 'src/layout/index.ts', 'src/source/index.ts'] });
