// `pnpm xiangji <command>`: the server's command line on the project's Node, in the project's folder.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, projectNode, root, runOrExit } from './setup.mjs';

ensureInstalled();
ensureBuilt();
runOrExit(projectNode, [join(root, 'apps/server/dist/xiangji.js'), ...process.argv.slice(2)]);
