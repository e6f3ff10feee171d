import { reactLibrary } from '../../scripts/tsup-react-library.ts';

export default reactLibrary({
  entry: ['src/index.ts', 'src/stage/index.ts', 'src/geometry/index.ts'],
  sheets: { 'styles.css': 'index.css', 'stage.css': 'stage/index.css' },
});
