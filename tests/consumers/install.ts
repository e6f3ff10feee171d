import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../apps/server/test/freePort.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const REACT_PACKAGES = ['locale', 'ui', 'photo-grid', 'photo-viewer', 'cropper', 'blocks'];
export const PACKAGES = [...REACT_PACKAGES, 'api-client'];

export function run(command: string, args: string[], cwd: string): void {
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

export interface TestFolder {
  folder: string;
  tarballs: string[];
}

/** A folder of its own for a test's applications, and the tarballs of the packages that they install. */
export function createTestFolder(names: readonly string[]): TestFolder {
  const packed = process.env.TARBALLS ?? '';
  const tarballs = readdirSync(packed).filter((file) =>
    names.some((name) => new RegExp(`^xiangji-${name}-\\d`).test(file)),
  );
  return {
    folder: mkdtempSync(join(tmpdir(), 'xiangji-consumers-')),
    tarballs: tarballs.map((file) => join(packed, file)),
  };
}

/**
 * Copies an application out of the workspace and installs it by npm with the tarballs and `others`. Returns its
 * folder.
 */
export function installConsumer(
  name: string,
  testFolder: TestFolder,
  others: readonly string[] = [],
): string {
  const cwd = join(testFolder.folder, name);
  cpSync(fileURLToPath(new URL(name, import.meta.url)), cwd, { recursive: true });
  run(
    'npm',
    ['install', '--no-audit', '--no-fund', '--prefer-offline', ...testFolder.tarballs, ...others],
    cwd,
  );
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

export function removeTestFolder({ folder }: TestFolder): void {
  rmSync(folder, { recursive: true, force: true });
}
