import { connect } from '../../apps/server/src/db/connect.ts';
import type { Browser } from '../../apps/server/test/browser.ts';
import { makeJpeg, makePrivateJpeg } from '../../apps/server/test/pictures.ts';
import { type Backend, BEHIND_PROXY, startServer } from '../../apps/server/test/startServer.ts';

/** Ids of a library that a request may refer to. */
export interface LibraryIds {
  user: string;
  set: string;
  album: string;
  album2: string;
  spareAlbum: string;
  photo: string;
  photo2: string;
  gone: string;
  bin1: string;
  bin2: string;
  bin3: string;
  tag: string;
  undo: string;
  session: string;
  share: string;
  spareShare: string;
  trade: string;
  order: string;
}

const ID_NAMES = [
  'user',
  'set',
  'album',
  'album2',
  'spareAlbum',
  'photo',
  'photo2',
  'gone',
  'bin1',
  'bin2',
  'bin3',
  'tag',
  'undo',
  'session',
  'share',
  'spareShare',
  'trade',
  'order',
] as const satisfies (keyof LibraryIds)[];

const HEX = 16;
const ID_LENGTH = 32;

/** Ids of the right form that do not exist. */
export const missing = Object.fromEntries(
  ID_NAMES.map((name, index) => [name, index.toString(HEX).padStart(ID_LENGTH, 'f')]),
) as unknown as LibraryIds;

/** An account whose library has one of everything; `words` identifies it in texts. */
async function fillLibrary(account: Browser, words: { name: string; seed: number }) {
  const { api } = account;
  const { name, seed } = words;
  const root = { params: { id: '0' } };
  const create = async (title: string) =>
    (await api.folders.create({ ...root, body: { name: `${name} ${title}` } })).id;
  const [album, album2, spareAlbum] = [await create('one'), await create('two'), await create('three')];
  const draw = (index: number) => makeJpeg({ seed: seed + index, keyword: `${name}-word` });
  const send = async (index: number, bytes?: Uint8Array<ArrayBuffer>) => {
    const file = { bytes: bytes ?? (await draw(index)), name: `${name}-origin-${index}.jpg` };
    const [, , data] = await account.upload(album, file);
    return data?.file.id ?? '';
  };
  const first = seed === 1 ? await makePrivateJpeg() : await draw(0);
  const photo = await send(0, first);
  // A duplicate: the two are a group of similar photos.
  await account.upload(spareAlbum, { bytes: first, name: `${name}-origin-copy.jpg` });
  const others = await Promise.all([1, 2, 3, 4, 5].map((index) => send(index)));
  const [photo2 = '', gone = '', bin1 = '', bin2 = '', bin3 = ''] = others;
  await api.files.remove({ body: { ids: [bin1, bin2, bin3] } });
  const set = await api.folders.create({
    ...root,
    body: { name: `${name} set`, type: 2, list: [album, album2] },
  });
  const { undo } = await api.files.rename({ body: { ids: [photo], name: `${name} picture` } });
  const share = await api.shares.create({ body: { name: 'Sea', file_ids: [photo] } });
  const spareShare = await api.shares.create({ body: { name: 'Land', file_ids: [photo] } });
  const trade = await api.trades.create({ body: { goods_id: '1m' } });
  const { tags } = await api.files.get({ params: { id: photo2 }, query: {} });
  const ids: Omit<LibraryIds, 'session' | 'user'> = {
    set: set.id,
    album,
    album2,
    spareAlbum,
    photo,
    photo2,
    gone,
    bin1,
    bin2,
    bin3,
    tag: tags[0]?.id ?? '',
    undo,
    share: share.id,
    spareShare: spareShare.id,
    trade: trade.trade_id ?? '',
    order: trade.order_id ?? '',
  };
  return { ids, code: share.code };
}

/**
 * A server with an owner, another owner, a visitor who knows the code of the share, and one who knows another
 * share's.
 */
export async function createTestAccounts(backend: Backend) {
  const server = await startServer(backend, BEHIND_PROXY);
  const db = connect(server.databaseUrl);

  async function join(name: string, seed: number) {
    const email = `${name}@example.com`;
    const browser = await server.join(email);
    const { ids, code } = await fillLibrary(browser, { name, seed });
    const second = server.browser();
    await second.api.signIn({ email, password: 'secret-密码' });
    const { list } = await browser.api.account.sessions();
    const { user_id, user_sign } = await browser.api.account.get();
    const session = list.find(({ current }) => !current)?.id ?? '';
    return { browser, second, email, code, sign: user_sign, ids: { ...ids, session, user: user_id } };
  }

  const owner = await join('owner', 1);
  const other = await join('other', 20);
  let address = 0;
  const stranger = () => {
    address += 1;
    return server.browser({ 'x-forwarded-for': `198.51.100.${address}` });
  };
  const withCode = async ({ ids, code }: typeof owner) => {
    const browser = stranger();
    const auth = await browser.api.encrypt({ sid: ids.share, code });
    await browser.api.publicShare.auth({ body: { auth } });
    return browser;
  };

  return {
    server,
    db,
    owner,
    other,
    anonymous: stranger(),
    /** A visitor with the code of another account's share. */
    visitor: await withCode(other),
    guest: await withCode(owner),
    async stop() {
      await db.destroy();
      await server.stop();
    },
  };
}

export type TestAccounts = Awaited<ReturnType<typeof createTestAccounts>>;
