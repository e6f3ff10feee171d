import { openAsBlob } from 'node:fs';
import { createApiClient } from '@xiangji/api-client';
import { newRoundId, uploadFile } from '@xiangji/api-client/upload';

const server = 'https://photos.example';
const node = createApiClient({ baseUrl: server, locale: () => 'en' });
await node.signIn({ email: 'ada@example.com', password: 'secret' });
const album = await node.folders.create({ params: { id: '0' }, body: { name: 'From Node' } });
const { upload_token } = await node.account.uploadToken();
await uploadFile({
  domain: server,
  token: upload_token,
  folderId: album.id,
  guid: newRoundId(),
  file: new File([await openAsBlob('photo.jpg')], 'photo.jpg'),
  webp: true,
  signal: AbortSignal.timeout(60_000),
  onProgress: () => {},
});
