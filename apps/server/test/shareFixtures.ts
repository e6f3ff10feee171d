import { connect } from '../src/db/connect.ts';
import type { Browser } from './browser.ts';
import { makeJpeg, makePrivateJpeg } from './pictures.ts';
import { type Backend, BEHIND_PROXY, startServer } from './startServer.ts';

/**
 * A server, an owner with an album of two photos, and the actions of owners and visitors of shares. Stop it after
 * use.
 */
export async function createShareFixtures(backend: Backend) {
  /** Moves the server's clock, seconds. */
  const clock = { later: 0 };
  const now = () => Math.floor(Date.now() / 1_000) + clock.later;
  const server = await startServer(backend, BEHIND_PROXY, { now });
  const db = connect(server.databaseUrl);
  const owner = await server.join('owner@example.com');

  const newAlbum = async ({ api }: Browser, name: string) =>
    (await api.folders.create({ params: { id: '0' }, body: { name } })).id;
  async function send(to: Browser, pid: string, bytes: Uint8Array<ArrayBuffer>, name: string) {
    const [, , data] = await to.upload(pid, { bytes, name });
    return data?.file.id ?? '';
  }
  const album = await newAlbum(owner, '海边');
  const photos = [
    await send(owner, album, await makePrivateJpeg(), 'IMG_secret-name.jpg'),
    await send(owner, album, await makeJpeg({ seed: 12, taken: '2021:05:01 10:00:00' }), 'b.jpg'),
  ];

  const share = (body: object = {}) =>
    owner.api.shares.create({ body: { name: 'Sea', folder_id: album, ...body } });
  let clients = 0;
  /** A visitor with an own IP address. */
  const visitor = () => {
    clients += 1;
    return server.browser({ 'x-forwarded-for': `198.51.100.${clients}` });
  };
  const unlock = async ({ api }: Browser, sid: string, code: string) =>
    api.publicShare.auth({ body: { auth: await api.encrypt({ sid, code }) } });
  const listed = async ({ api }: Browser, sid: string) =>
    (await api.publicShare.files({ params: { sid }, query: {} })).list;
  const wrongFor = (code: string) => (code === '2222' ? '3333' : '2222');
  const fetchFrom = (who: Browser, path: string | null | undefined) => who.browse(server.origin + path);

  return {
    server,
    db,
    owner,
    album,
    photos,
    clock,
    newAlbum,
    send,
    share,
    visitor,
    unlock,
    listed,
    wrongFor,
    fetchFrom,
    async stop() {
      await db.destroy();
      await server.stop();
    },
  };
}

export type ShareFixtures = Awaited<ReturnType<typeof createShareFixtures>>;
