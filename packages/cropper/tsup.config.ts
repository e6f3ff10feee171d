import { reactLibrary } from '../../scripts/tsup-react-library.ts';

const surface = ['src/index.ts', 'src/geometry/index.ts'];
const parts = [
  'useCropper.ts',
  'CropArea.tsx',
  'SelectionArea.tsx',
  'CropControls.tsx',
  'AspectControl.tsx',
  'Cropper.tsx',
];

/** One chunk per part, so that a consumer pays for what it imports; types for the public entries only. */
export default reactLibrary({ surface, entry: [...surface, ...parts.map((part) => `src/${part}`)] });
