import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, projectEnv, root } from './setup.mjs';

ensureInstalled();

const env = projectEnv({
  PORT: process.env.PORT ?? '3000',
  DATA_DIR: process.env.DATA_DIR ?? join(root, 'data'),
});
const parts = [
  spawn('tsup', ['--watch', '--silent', '--onSuccess', 'node dist/main.js'], {
    cwd: join(root, 'apps/server'),
    env,
    stdio: 'inherit',
  }),
  spawn('vite', [], { cwd: join(root, 'apps/web'), env, stdio: 'inherit' }),
];
const stop = () => {
  for (const part of parts) part.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const part of parts) part.on('exit', stop);
