import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, projectEnv, projectNode, root } from './setup.mjs';

ensureInstalled();
ensureBuilt();

const env = projectEnv({ NODE_ENV: 'production' });
// The young generation of the heap stays small: where it may grow, the garbage of uploads is collected late.
const server = spawn(projectNode, ['--max-semi-space-size=4', join(root, 'apps/server/dist/main.js')], {
  cwd: root,
  env,
  stdio: 'inherit',
});
// The terminal sends Ctrl-C to both; the server ends first and this process after it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
