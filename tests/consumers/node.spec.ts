import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { createTestFolder, installConsumer, removeTestFolder, type TestFolder } from './install.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PHOTO = join(root, 'tests/fixtures/photos/auckland.jpg');
const CODE = /\b(\d{6}|\d{8})\b/;
/** The project's Node and, where the machine has one of its own, the oldest supported version. */
const NODES = [process.execPath, '/usr/bin/node'].filter((path) => existsSync(path));

let testFolder: TestFolder;
test.beforeAll(() => {
  testFolder = createTestFolder(['api-client']);
});
test.afterAll(() => removeTestFolder(testFolder));

/** Starts the built server in a folder of its own; its mail is printed. */
async function startServer(dataFolder: string): Promise<{
  server: ChildProcessWithoutNullStreams;
  origin: string;
  mailedCode: Promise<string>;
}> {
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: join(testFolder.folder, dataFolder),
    LOG_LEVEL: 'fatal',
  };
  const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], { env });
  const lines = createInterface(server.stdout);
  const mailedCode = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      const [, code] = CODE.exec(line) ?? [];
      if (code) resolve(code);
    });
  });
  const origin = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    lines.on('line', (line) => {
      const [address] = /http:\/\/\S+/.exec(line) ?? [];
      if (address) resolve(address);
    });
  });
  return { server, origin, mailedCode };
}

test('a Node program: signs up, uploads a photo and lists it', async () => {
  const cwd = installConsumer('node', testFolder);
  for (const [index, node] of NODES.entries()) {
    const { server, origin, mailedCode } = await startServer(`data-${index}`);
    try {
      const account = ['node@example.com', 'secret-密码'];
      const program = spawn(node, ['main.mjs', origin, ...account, PHOTO], { cwd });
      const ended = once(program, 'exit');
      const output = Promise.all([text(program.stdout), text(program.stderr)]);
      program.stdin.end(`${await Promise.race([mailedCode, ended.then(() => '')])}\n`);
      const [printed, complaints] = await output;
      expect(printed, `${node}: ${complaints}`).toBe('auckland\n');
      expect((await ended)[0]).toBe(0);
    } finally {
      server.kill();
    }
  }
});
