// Packs every package as it would be published, and checks it as an installed package: publint reads its exports, attw
// resolves its types.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { PNPM, root, run } from './setup.mjs';

const SHEETS = ['./styles.css', './theme.css', './components.css', './reset.css'];

async function isWellFormed(tarball) {
  const bytes = readFileSync(tarball);
  const archive = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: archive } });
  for (const message of messages) console.log(`${message.type}: ${formatMessage(message, pkg)}`);
  return messages.length === 0;
}

async function holds(cwd) {
  const folder = mkdtempSync(join(tmpdir(), 'xiangji-pack-'));
  try {
    if (run('npx', ['--yes', PNPM, 'pack', '--pack-destination', folder], { cwd, quiet: true }) !== 0)
      return false;
    const [name = ''] = readdirSync(folder);
    const path = join(folder, name);
    const args = [path, '--profile', 'esm-only', '--no-color', '--exclude-entrypoints', ...SHEETS];
    return (await isWellFormed(path)) && run('attw', args, { cwd, quiet: true }) === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let failed = false;
for (const name of readdirSync(join(root, 'packages'))) {
  const cwd = join(root, 'packages', name);
  if (JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')).private) continue;
  const ok = await holds(cwd);
  console.log(`${ok ? '✓' : '✗'} surface of ${name}`);
  failed ||= !ok;
}
process.exit(failed ? 1 : 0);
