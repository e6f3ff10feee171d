import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from '../../apps/server/test/browser.ts';
import { freePort } from '../../apps/server/test/freePort.ts';
import { makeJpeg } from '../../apps/server/test/pictures.ts';
import { buildImage, type Image, imageUser } from './dockerfile.ts';

/** It installs, builds the server and the web, and installs once more. */
const BUILD_MS = 600_000;
const ENTERABLE = 0o755;

describe('the image of the Dockerfile', { timeout: BUILD_MS }, () => {
  let folder: string;
  let image: Image;
  let server: ChildProcess;
  let origin: string;
  let env: Record<string, string>;
  const lines: string[] = [];
  /** A command of the image, as its user, with the settings of the image and nothing of this process. */
  const inImage = ([command = '', ...args]: readonly string[]) =>
    [
      join(folder, 'bin', command),
      args,
      { cwd: join(image.root, image.workdir), env, ...imageUser },
    ] as const;
  const isHealthy = () =>
    promisify(execFile)(...inImage(image.healthcheck)).then(
      () => true,
      () => false,
    );

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'xiangji-image-'));
    await chmod(folder, ENTERABLE);
    image = await buildImage(folder);
    // The Node of the base image.
    await mkdir(join(folder, 'bin'), { mode: ENTERABLE });
    await copyFile(process.execPath, join(folder, 'bin/node'));
    await promisify(execFile)('chmod', ['-R', 'a-w', join(image.root, image.workdir)]);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    env = {
      ...image.env,
      PATH: join(folder, 'bin'),
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(image.root, image.env.DATA_DIR ?? ''),
      // There is no folder for temporary files: the root of a container may be read-only.
      TMPDIR: '/nonexistent',
    };
    server = spawn(...inImage(image.command));
    for (const stream of [server.stdout, server.stderr])
      if (stream) createInterface(stream).on('line', (line) => lines.push(line));
  }, BUILD_MS);
  afterAll(async () => {
    if (server?.exitCode === null) server.kill('SIGKILL');
    await promisify(execFile)('chmod', ['-R', 'u+w', folder]);
    await rm(folder, { recursive: true, force: true });
  }, BUILD_MS);

  it('does not run as root, and writes only to a volume', () => {
    expect(image.user).not.toBe('root');
    expect(image.volumes).toEqual([image.env.DATA_DIR]);
  });

  it('becomes healthy on a read-only root', async () => {
    await expect.poll(isHealthy, { timeout: 60_000 }).toBe(true);
    expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({ ok: true });
  });

  it('serves the built web, and makes renditions of an upload', async () => {
    expect(await (await fetch(origin)).text()).toContain('<script');
    const owner = await peopleOf(origin, lines).join('owner@example.com');
    const { id } = await owner.api.folders.create({ params: { id: '0' }, body: { name: 'A' } });
    const bytes = await makeJpeg({ width: 640, height: 480 });
    expect(await owner.upload(id, { bytes, name: 'a.jpg' })).toMatchObject([
      0,
      '',
      { file: { duplicate: false } },
    ]);
    const { list } = await owner.api.files.list({ query: { pid: id } });
    const rendition = await owner.browse(origin + list[0]?.thumbnail[0]?.[1]);
    expect([rendition.status, rendition.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('holds no development packages', async () => {
    const modules = await readdir(join(image.root, image.workdir, 'server/node_modules'));
    expect(modules).toContain('sharp');
    expect(modules).not.toContain('vitest');
  });

  it('ends well on SIGTERM', async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});
