import { request } from 'node:http';
import { UPLOAD_FIELDS } from '@xiangji/api-client/contract';
import { describe, expect, it } from 'vitest';
import { makeJpeg } from './pictures.ts';
import { spawnServer } from './spawnServer.ts';

const BOUNDARY = 'boundary-of-the-test';

/** An upload whose last bytes wait until `finish` is called. */
function slowUpload(origin: string, fields: Record<string, string>, bytes: Uint8Array) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const fileHead = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${UPLOAD_FIELDS.FILE}"; filename="a.jpg"\r\n\r\n`;
  const outgoing = request(`${origin}/upload/photo`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  });
  const answer = new Promise<string>((resolve, reject) => {
    outgoing.on('error', reject).on('response', async (response) => {
      const chunks = await Array.fromAsync(response.setEncoding('utf8'));
      resolve(chunks.join(''));
    });
  });
  const half = bytes.length >> 1;
  outgoing.write(parts.join('') + fileHead);
  const begun = new Promise<void>((resolve) => outgoing.write(bytes.subarray(0, half), () => resolve()));
  return {
    answer,
    /** The first half has left for the server. */
    begun,
    finish() {
      outgoing.write(bytes.subarray(half));
      outgoing.end(`\r\n--${BOUNDARY}--\r\n`);
    },
  };
}

describe('the server as a process', () => {
  it('finishes a running upload after SIGTERM, and exits with 0', async () => {
    const server = await spawnServer({ LOG_LEVEL: 'info' });
    const owner = await server.join('owner@example.com');
    const folder = await owner.api.folders.create({ params: { id: '0' }, body: { name: 'A' } });
    const { upload_token } = await owner.api.account.uploadToken();
    const fields = { [UPLOAD_FIELDS.TOKEN]: upload_token, [UPLOAD_FIELDS.FOLDER]: folder.id };
    const upload = slowUpload(server.origin, fields, await makeJpeg({ width: 640, height: 480 }));
    await upload.begun;
    // Asked and answered after the upload's first half, which the server has begun to read by then.
    await owner.api.folders.list();
    const code = server.stop();
    await expect.poll(() => server.lines.some((line) => line.includes('"stopping"'))).toBe(true);
    upload.finish();
    expect(JSON.parse(await upload.answer)).toMatchObject([0, '', { file: { duplicate: false } }]);
    expect(await code).toBe(0);
  });

  it('writes no secret into its log, at any level', async () => {
    const server = await spawnServer({ LOG_LEVEL: 'debug' });
    const password = 'open-sesame-密码';
    const owner = await server.join('owner@example.com', password);
    const mailed = server.mailedCode('owner@example.com');
    await owner.api.auth.signOut();
    await owner.api.signIn({ email: 'owner@example.com', password: 'quite-wrong' }).catch(() => undefined);
    await owner.api.signIn({ email: 'owner@example.com', password });
    const { id } = await owner.api.folders.create({ params: { id: '0' }, body: { name: 'A' } });
    const { upload_token } = await owner.api.account.uploadToken();
    const [, , data] = await owner.upload(id, { bytes: await makeJpeg(), name: 'a.jpg' }, upload_token);
    await owner.upload(id, { bytes: new Uint8Array([1, 2, 3]), name: 'bad' }, upload_token);
    const { url } = await owner.api.files.download({ params: { id: data?.file.id ?? '' } });
    expect((await owner.browse(server.origin + url)).status).toBe(200);
    expect((await owner.browse(`${server.origin}${url}x`)).status).toBe(404);
    const { csrf_token } = await owner.api.account.config();
    const secrets = {
      password,
      wrong: 'quite-wrong',
      csrf: csrf_token,
      upload: upload_token,
      download: url.slice(url.lastIndexOf('/') + 1),
      ...Object.fromEntries(owner.jar),
      code: mailed,
    };
    expect(await server.stop()).toBe(0);
    const log = server.lines.filter((line) => line.startsWith('{'));
    expect(log.filter((line) => line.includes('/media/download/'))).not.toEqual([]);
    for (const [name, secret] of Object.entries(secrets)) {
      expect(secret.length, name).toBeGreaterThan(5);
      // A short code may occur in a time or an id by chance: it must not occur alone.
      const hidden = new RegExp(`(?<![0-9A-Za-z])${RegExp.escape(secret)}(?![0-9A-Za-z])`);
      expect(
        log.filter((line) => hidden.test(line) || line.includes(`${encodeURIComponent(secret)}"`)),
        name,
      ).toEqual([]);
    }
  });
});
