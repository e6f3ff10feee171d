import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../apps/server/test/freePort.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const REACT_PACKAGES = ['locale', 'ui', 'photo-grid', 'photo-viewer', 'cropper', 'blocks'];
export const PACKAGES = [...REACT_PACKAGES, 'api-client'];
const PNPM = 'pnpm@12.21.0';

function run(command: string, args: string[], cwd: string): void {
  try {
    execFileSync(command, args, {
      cwd,
      stdio: 'pipe',
      encoding: 'utf8',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed in ${cwd}\n${stdout ?? ''}${stderr ?? ''}`);
  }
}

/** Builds the packages and packs them as they would be published. Returns the tarballs' paths. */
export function packAll(names: readonly string[]): { folder: string; tarballs: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'xiangji-consumers-'));
  for (const name of names) {
    const cwd = join(root, 'packages', name);
    // The previous check has just built them.
    if (!process.env.LIBRARIES_BUILT) run('tsup', ['--silent'], cwd);
    run('npx', ['--yes', PNPM, 'pack', '--pack-destination', folder], cwd);
  }
  const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  return { folder, tarballs: tarballs.map((name) => join(folder, name)) };
}

/**
 * Copies an application out of the workspace and installs it by npm with the tarballs and `others`. Returns its
 * folder.
 */
export function installConsumer(
  name: string,
  packed: ReturnType<typeof packAll>,
  others: readonly string[] = [],
): string {
  const cwd = join(packed.folder, name);
  cpSync(fileURLToPath(new URL(name, import.meta.url)), cwd, { recursive: true });
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...packed.tarballs, ...others], cwd);
  return cwd;
}

/** Installs an application and builds it. */
export function buildConsumer(...consumer: Parameters<typeof installConsumer>): string {
  const cwd = installConsumer(...consumer);
  run('npm', ['run', 'build'], cwd);
  return cwd;
}

async function isUp(address: string): Promise<boolean> {
  return fetch(address).then(
    (response) => response.ok,
    () => false,
  );
}

/**
 * Starts a built application; returns its address and a function that stops it. It has started when `page` responds.
 */
export async function startConsumer(cwd: string, page = ''): Promise<{ address: string; stop: () => void }> {
  const port = await freePort();
  const child: ChildProcess = spawn('npm', ['start', '--', '--port', String(port)], {
    cwd,
    stdio: 'ignore',
    detached: true,
  });
  const address = `http://127.0.0.1:${port}/`;
  while (!(await isUp(address + page))) {
    if (child.exitCode !== null) throw new Error(`${cwd} ended with ${child.exitCode} before it listened`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  // npm starts a shell that starts the server: the whole process group is ended.
  return { address, stop: () => void (child.pid && process.kill(-child.pid, 'SIGTERM')) };
}

export function throwAway(packed: ReturnType<typeof packAll>): void {
  rmSync(packed.folder, { recursive: true, force: true });
}
