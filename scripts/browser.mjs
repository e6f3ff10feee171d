import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, run } from './setup.mjs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

function playwrightChromium() {
  try {
    const { chromium } = createRequire(join(root, 'package.json'))('playwright');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** A Chromium that is there now, or undefined. */
export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, ...SYSTEM, playwrightChromium()];
  return candidates.find((path) => path && existsSync(path));
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/** Finds a Chromium, installing one where there is none. Exits with advice where that cannot be done. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  console.log('Installing a Chromium for the browser tests…');
  if (isRootOnDebian()) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], { env });
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, quiet: true });
  }
  if (!findChromium()) run('playwright', ['install', 'chromium']);
  const installed = findChromium();
  if (installed) return installed;
  console.error('No Chromium was found and none could be installed. Set CHROMIUM_PATH to one.');
  process.exit(1);
}
