import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../apps/server/src/settings/settings.ts';

const run = promisify(execFile);
const example = (name: string) => fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url));
const PATH = `${process.env.PATH}:/usr/sbin:/sbin`;
const isInstalled = (command: string) =>
  run('sh', ['-c', `command -v ${command}`], { env: { PATH } }).then(
    () => true,
    () => false,
  );

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xiangji-examples-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function checkNginx(): Promise<void> {
  const certificate = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')] as const;
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=photos.example.com'],
    ...['-out', certificate[0], '-keyout', certificate[1]],
  ]);
  const site = (await readFile(example('nginx.conf'), 'utf8')).replaceAll('/etc/ssl/xiangji', folder);
  const ownFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const main = `pid ${folder}/pid; events {} http { access_log off; ${ownFolders} ${site} }`;
  await writeFile(join(folder, 'main.conf'), main);
  await run('nginx', ['-t', '-p', folder, '-c', 'main.conf'], { env: { PATH } });
}

async function checkCaddy(): Promise<void> {
  const env = { PATH, HOME: folder };
  await run('caddy', ['validate', '--adapter', 'caddyfile', '--config', example('Caddyfile')], { env });
}

async function checkSystemd(): Promise<void> {
  const unit = join(folder, 'xiangji.service');
  // Checks whether the program is installed.
  await writeFile(
    unit,
    (await readFile(example('xiangji.service'), 'utf8')).replace('/usr/bin/node', process.execPath),
  );
  const { stderr } = await run('systemd-analyze', ['verify', unit], { env: { PATH } });
  expect(stderr).toBe('');
}

/** The examples, each with the program that validates it. */
const CHECKS = { nginx: checkNginx, caddy: checkCaddy, 'systemd-analyze': checkSystemd };

describe('the examples of deploy/', async () => {
  for (const [command, check] of Object.entries(CHECKS)) {
    if (await isInstalled(command)) it(`is accepted by ${command}`, check);
    else console.warn(`${command} is not installed: its example is not checked`);
  }

  it.each(['nginx.conf', 'Caddyfile'])('%s takes the longest upload of the server', async (name) => {
    const [, megabytes] =
      /(?:max_body_size|max_size) (\d+)M/i.exec(await readFile(example(name), 'utf8')) ?? [];
    expect(Number(megabytes) * 1_000_000).toBeGreaterThan(readSettings({}).upload.maxBytes);
  });

  it('uses only settings that the server knows, and the server starts with it', async () => {
    const settings = Object.fromEntries(
      (await readFile(example('xiangji.env'), 'utf8'))
        .split('\n')
        .filter((line) => /^[A-Z]/.test(line))
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
    expect(readSettings(settings)).toMatchObject({ publicUrl: 'https://photos.example.com' });
    const readme = await readFile(example('../README.md'), 'utf8');
    const compose = await readFile(example('../compose.yaml'), 'utf8');
    const server = compose.slice(compose.indexOf('PUBLIC_URL:'), compose.indexOf('depends_on:'));
    const names = [
      ...Object.keys(settings),
      ...Array.from(server.matchAll(/^ {6}([A-Z0-9_]+):/gm), ([, name]) => name),
    ];
    expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});
