import { readdirSync } from 'node:fs';
import { reactLibrary } from '../../scripts/tsup-react-library.ts';

const surface = ['src/index.ts', 'src/geometry/index.ts'];
/** Components that an application may leave out. */
const parts = ['src/parts', 'src/slides'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /^\w+\.tsx$/.test(name))
    .map((name) => `${folder}/${name}`),
);

/** One chunk per part, so that a consumer pays for what it imports; types for the public entries only. */
export default reactLibrary({ surface, entry: [...surface, ...parts] });
