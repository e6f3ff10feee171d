// Packs the package in the current folder and checks that its types resolve for whoever installs it.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './setup.mjs';

const cwd = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'xiangji-pack-'));
const pack = run('npx', ['--yes', 'pnpm@12.21.0', 'pack', '--pack-destination', folder], {
  cwd,
  quiet: true,
});
const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
const status =
  pack === 0 && tarball
    ? run('attw', [join(folder, tarball), '--profile', 'esm-only', ...process.argv.slice(2)], { cwd })
    : 1;
rmSync(folder, { recursive: true, force: true });
process.exit(status);
