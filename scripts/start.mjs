import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, projectEnv, projectNode, root } from './setup.mjs';

ensureInstalled();
ensureBuilt();

const env = projectEnv({ NODE_ENV: 'production' });
// The young part of the heap stays small: where it may grow, what uploads leave behind is collected late.
const server = spawn(projectNode, ['--max-semi-space-size=4', join(root, 'apps/server/dist/main.js')], {
  cwd: root,
  env,
  stdio: 'inherit',
});
// The terminal sends Ctrl-C to both; the server ends in its own time and this process after it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
