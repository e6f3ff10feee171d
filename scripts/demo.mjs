import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, projectNode, root, runOrExit } from './setup.mjs';

ensureInstalled();
ensureBuilt();
// In the project's folder, so that it fills the same ./data that `npm start` serves.
runOrExit(projectNode, [
  join(root, 'apps/server/dist/demo.js'),
  '--examples',
  join(root, 'tests/fixtures/photos'),
  ...process.argv.slice(2),
]);
