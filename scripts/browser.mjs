import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, run } from './setup.mjs';

/** Chromium without windows: it draws the same pixels with a fifth less work. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

const SYSTEM = [
  HEADLESS,
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

/** A Chromium that is installed already, or undefined. */
export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, ...SYSTEM, playwrightChromium()];
  return candidates.find((path) => path && existsSync(path));
}

/** Where Debian installs the browser of an engine, its packages, and the programs that it also needs. */
const ENGINES = {
  firefox: { packages: ['firefox-esr'], paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'], needs: [] },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    paths: ['x86_64', 'aarch64'].flatMap((cpu) =>
      ['4.1', '4.0'].map((version) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
    ),
    needs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
  },
};

/** The browser of another engine than Chromium, with everything it needs, or undefined. */
export function browserOfEngine(name) {
  const { paths, needs } = ENGINES[name];
  return needs.every((path) => existsSync(path)) ? paths.find((path) => existsSync(path)) : undefined;
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

function installPackages(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, quiet: true });
}

/** Installs what the other engines need, where possible. Returns those that this machine still lacks. */
export function ensureEngines() {
  const missing = () => Object.entries(ENGINES).filter(([name]) => !browserOfEngine(name));
  const canInstall = isRootOnDebian();
  for (const [, { packages }] of canInstall ? missing() : []) {
    console.log(`Installing ${packages.join(' and ')} for the browser tests…`);
    installPackages(packages);
  }
  return missing().map(([name, { packages }]) => ({ name, packages }));
}

/** Finds a Chromium, installing one where there is none. Exits with advice where that is impossible. */
export function ensureChromium() {
  const isThere = process.env.CHROMIUM_PATH !== undefined || existsSync(HEADLESS);
  if (!isThere && isRootOnDebian()) {
    console.log('Installing a Chromium for the browser tests…');
    installPackages(['chromium-headless-shell']);
  }
  if (!findChromium()) run('playwright', ['install', 'chromium']);
  const found = findChromium();
  if (found) return found;
  console.error('No Chromium was found and none could be installed. Set CHROMIUM_PATH to one.');
  process.exit(1);
}
