import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { UPLOAD_FIELDS } from '@xiangji/api-client/contract';
import { expect, it } from 'vitest';
import { newPostgresUrl } from '../../apps/server/test/databases.ts';
import { makeJpeg } from '../../apps/server/test/pictures.ts';
import { spawnServer } from '../../apps/server/test/spawnServer.ts';
import { BACKENDS } from '../../apps/server/test/startServer.ts';
import { openSocket, readReply } from './rawHttp.ts';

const CLIENTS = 20;
const BOUNDARY = 'boundary-of-the-test';

/** Calls repeatedly over one keep-alive connection until it is closed; returns the replies. */
async function callOn(url: string, cookie: string, answered: () => void): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const replies: string[] = [];
  const call = () =>
    new Promise<string>((resolve, reject) => {
      get(url, { agent, headers: { cookie } }, async (response) => {
        resolve(await text(response));
      }).on('error', reject);
    });
  try {
    for (;;) {
      replies.push(await call());
      answered();
    }
  } catch {
    return replies;
  } finally {
    agent.destroy();
  }
}

it.each(BACKENDS)('ends within a second after the last reply, under traffic on %s', async (backend) => {
  const server = await spawnServer({
    LOG_LEVEL: 'info',
    ...(backend === 'postgres' && { DATABASE_URL: await newPostgresUrl() }),
  });
  const owner = await server.join('owner@example.com');
  const { id } = await owner.api.folders.create({ params: { id: '0' }, body: { name: 'A' } });
  const cookie = Array.from(owner.jar, (pair) => pair.join('=')).join('; ');
  let last = 0;
  const answered = () => {
    last = performance.now();
  };
  const traffic = Array.from({ length: CLIENTS }, () =>
    callOn(`${server.origin}/api/folders`, cookie, answered),
  );

  // An upload that is half sent; its client keeps the connection open after the reply.
  const { upload_token } = await owner.api.account.uploadToken();
  const fields = { [UPLOAD_FIELDS.TOKEN]: upload_token, [UPLOAD_FIELDS.FOLDER]: id };
  const head = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const bytes = Buffer.concat([
    Buffer.from(
      `${head.join('')}--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`,
    ),
    await makeJpeg({ width: 640, height: 480 }),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  const socket = await openSocket(server.origin);
  const headers = [
    'host: x',
    `content-type: multipart/form-data; boundary=${BOUNDARY}`,
    `content-length: ${bytes.length}`,
    'expect: 100-continue',
  ];
  socket.write(`POST /upload/photo HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
  // The server has read the head once it asks for the body. It closes a connection whose request it has not seen.
  const [asked] = await once(socket, 'data');
  expect(String(asked)).toMatch(/^HTTP\/1\.1 100 /);
  socket.write(bytes.subarray(0, bytes.length >> 1));
  const reply = readReply(socket);
  socket.on('data', answered);

  const code = server.stop();
  await expect.poll(() => server.lines.some((line) => line.includes('"stopping"'))).toBe(true);
  socket.write(bytes.subarray(bytes.length >> 1));
  expect(await code).toBe(0);
  const stopped = performance.now();
  const { body } = await reply;
  expect(JSON.parse(body)).toMatchObject([0, '', { file: { duplicate: false } }]);
  for (const replies of await Promise.all(traffic)) {
    expect(replies.length).toBeGreaterThan(0);
    for (const answer of replies) expect(JSON.parse(answer)).toMatchObject([0, '', {}]);
  }
  expect(stopped - last).toBeLessThan(1_000);
});
