import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PACKAGES, root, run } from './install.ts';

const PNPM = 'pnpm@12.21.0';

/** Packs the built packages once for all tests, as they would be published. */
export default function packPackages(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'xiangji-tarballs-'));
  for (const name of PACKAGES) {
    const cwd = join(root, 'packages', name);
    run('npx', ['--yes', PNPM, 'pack', '--pack-destination', folder], cwd);
  }
  process.env.TARBALLS = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
