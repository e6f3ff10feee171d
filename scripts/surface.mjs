// Packs the package in the current folder as it would be published, and checks it as an installed package:
// publint reads its exports, attw resolves its types.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { PNPM, run } from './setup.mjs';

const cwd = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'xiangji-pack-'));

async function isWellFormed(tarball) {
  const bytes = readFileSync(tarball);
  const archive = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: archive } });
  for (const message of messages) console.log(`${message.type}: ${formatMessage(message, pkg)}`);
  return messages.length === 0;
}

async function check() {
  if (run('npx', ['--yes', PNPM, 'pack', '--pack-destination', folder], { cwd, quiet: true }) !== 0)
    return false;
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (!tarball) return false;
  const path = join(folder, tarball);
  const types = ['--profile', 'esm-only', '--no-color', ...process.argv.slice(2)];
  return (await isWellFormed(path)) && run('attw', [path, ...types], { cwd }) === 0;
}

const ok = await check();
rmSync(folder, { recursive: true, force: true });
process.exit(ok ? 0 : 1);
