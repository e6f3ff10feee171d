// Signs up at a server, uploads a photo and lists the timeline: node main.mjs <server> <email> <password> <photo>
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { createApiClient } from '@xiangji/api-client';
import { newRoundId, uploadFile } from '@xiangji/api-client/upload';

const [baseUrl, email, password, path] = process.argv.slice(2);
const api = createApiClient({ baseUrl, locale: () => 'en' });

await api.requestSignUpCode({ email });
const terminal = createInterface({ input: process.stdin, output: process.stderr });
const code = await terminal.question('Code from the mail: ');
terminal.close();
await api.signUp({ email, password, code: code.trim() });

const album = await api.folders.create({ params: { id: '0' }, body: { name: 'From Node' } });
const { upload_token: token } = await api.account.uploadToken();
await uploadFile({
  domain: baseUrl,
  token,
  folderId: album.id,
  guid: newRoundId(),
  file: new File([await openAsBlob(path)], basename(path)),
  webp: true,
  signal: AbortSignal.timeout(60_000),
  onProgress: (sent, total) => console.error(`${sent} of ${total} bytes`),
});

const { list } = await api.files.list();
console.log(list.map(({ name }) => name).join('\n'));
await api.auth.signOut();
