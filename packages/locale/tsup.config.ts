import { reactLibrary } from '../../scripts/tsup-react-library.ts';

export default reactLibrary({ entry: ['src/index.ts', 'src/format.ts'], sheets: {} });
