import { createHash } from 'node:crypto';
import type { Browser } from '../../../apps/server/test/browser.ts';
import { makeJpeg } from '../../../apps/server/test/pictures.ts';

export const PASSWORD = 'secret-密码';
const PAGE = 50;
/** Parts of a file that is sent in parts. */
const PARTS = 3;

/** A user with an album, as the actions below need one. */
export interface VirtualUser {
  email: string;
  browser: Browser;
  /** Another browser at the same address, without a session. */
  newBrowser: () => Browser;
  album: string;
  share: { sid: string; code: string };
  /** Photos that were uploaded and not removed: id and hash. */
  photos: Map<string, string>;
}

type Bytes = Uint8Array<ArrayBuffer>;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const anyOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

function expectSame<T>(found: T, wanted: T, name: string): void {
  if (found !== wanted) throw new Error(`${name} is ${found}, not ${wanted}`);
}

/** Bytes after the end of a JPEG make it a distinct file, at no cost for the client. */
let sent = 0;
const pictures = Promise.all(
  Array.from({ length: 8 }, (_, index) =>
    makeJpeg({ width: 800, height: 600, seed: index + 1, noise: index < 2 }),
  ),
);
async function newPicture(): Promise<Bytes> {
  sent += 1;
  const picture = (await pictures)[sent % 8] ?? new Uint8Array();
  return Uint8Array.from([...picture, ...Buffer.from(`${process.pid} ${sent}`)]);
}

async function bytesAt({ browser }: Pick<VirtualUser, 'browser'>, path: string): Promise<Uint8Array> {
  const response = await browser.browse(new URL(path, browser.origin));
  if (!response.ok) throw new Error(`Bytes were answered with ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** The photo must be in its album at once, on either server. */
async function expectListed({ browser, album }: VirtualUser, id: string): Promise<void> {
  const { list } = await browser.api.files.list({ query: { pid: album, order: 2, count: PAGE, info: true } });
  if (!list.some((file) => file.id === id)) throw new Error('An uploaded photo is not in its album');
}

async function upload(user: VirtualUser): Promise<void> {
  const bytes = await newPicture();
  const [code, , data] = await user.browser.upload(user.album, { bytes, name: 'load.jpg' });
  expectSame(code, 0, 'code of the upload');
  const id = data?.file.id ?? '';
  user.photos.set(id, hashOf(bytes));
}

async function uploadInParts(user: VirtualUser): Promise<void> {
  const bytes = await newPicture();
  const step = Math.ceil(bytes.length / PARTS);
  for (let offset = 0; offset < bytes.length; offset += step) {
    const end = Math.min(offset + step, bytes.length);
    const [code, , data] = await user.browser.uploadPart(user.album, { bytes, offset, end });
    expectSame(code, 0, 'code of the part');
    expectSame(data?.offset, end, 'offset after the part');
    if (data?.file) user.photos.set(data.file.id, hashOf(bytes));
  }
}

async function original(user: VirtualUser): Promise<void> {
  const [id, sha256] = anyOf([...user.photos]) ?? [];
  if (!id) return;
  const { url } = await user.browser.api.files.download({ params: { id } });
  expectSame(hashOf(await bytesAt(user, url)), sha256, 'hash of the original');
}

async function picture(user: VirtualUser): Promise<void> {
  const { list } = await user.browser.api.files.list({ query: { pid: user.album, count: PAGE } });
  const path = anyOf(list)?.thumbnail[0]?.[1];
  if (path) await bytesAt(user, path);
}

/** A rename on one server is visible on the other. */
async function rename({ browser, photos }: VirtualUser): Promise<void> {
  const id = anyOf([...photos.keys()]);
  if (!id) return;
  const name = `Renamed ${Math.random().toString(36).slice(2)}`;
  await browser.api.files.rename({ body: { ids: [id], name } });
  expectSame((await browser.api.files.get({ params: { id }, query: {} })).name, name, 'name of the photo');
}

async function removeAndUndo({ browser, photos, album }: VirtualUser): Promise<void> {
  const id = anyOf([...photos.keys()]);
  if (!id) return;
  const count = async () => (await browser.api.files.list({ query: { pid: album, info: true } })).info?.count;
  const before = await count();
  const { undo } = await browser.api.files.remove({ body: { ids: [id] } });
  expectSame(await count(), (before ?? 0) - 1, 'count without the photo');
  await browser.api.files.undo({ body: { undo } });
  expectSame(await count(), before, 'count after the undo');
}

/** Opens the share in a browser that has never seen it. */
async function openShare(user: VirtualUser): Promise<void> {
  const { sid, code } = user.share;
  const guest = user.newBrowser();
  await guest.api.publicShare.auth({ body: { auth: await guest.api.encrypt({ sid, code }) } });
  const { list } = await guest.api.publicShare.files({ params: { sid }, query: { count: PAGE } });
  const path = anyOf(list)?.thumbnail[0]?.[1];
  if (path) await bytesAt({ browser: guest }, path);
}

async function share({ browser, album }: VirtualUser): Promise<void> {
  const { id } = await browser.api.shares.create({ body: { name: 'Load', folder_id: album } });
  const { list } = await browser.api.shares.list();
  expectSame(
    list.some((one) => one.id === id),
    true,
    'the share in the list',
  );
  await browser.api.shares.remove({ params: { id } });
}

async function signInAgain({ email, newBrowser }: VirtualUser): Promise<void> {
  const other = newBrowser();
  await other.api.signIn({ email, password: PASSWORD });
  await other.api.account.config();
  await other.api.auth.signOut();
}

/** Actions of users with their weights, 100 in total. */
export const ACTIONS: Record<string, { weight: number; run: (user: VirtualUser) => Promise<unknown> }> = {
  'page of photos': {
    weight: 26,
    run: ({ browser }) => browser.api.files.list({ query: { order: 1, count: PAGE } }),
  },
  'album, and a picture of it': { weight: 20, run: picture },
  'scrubber and totals': {
    weight: 12,
    run: ({ browser }) => browser.api.files.list({ query: { order: 1, count: 1, axis: true, info: true } }),
  },
  albums: { weight: 10, run: ({ browser }) => browser.api.folders.list({ query: {} }) },
  'original, by its link': { weight: 6, run: original },
  upload: { weight: 6, run: upload },
  'upload in 3 parts': { weight: 2, run: uploadInParts },
  'rename, and read': { weight: 5, run: rename },
  'remove, and undo': { weight: 3, run: removeAndUndo },
  'share: create, list, end': { weight: 3, run: share },
  'share: open with its code': { weight: 5, run: openShare },
  'sign in, and out': { weight: 2, run: signInAgain },
};

/** Gives a new user an album, a photo in it, and a share of it. */
export async function furnish(
  browser: Browser,
  given: Pick<VirtualUser, 'email' | 'newBrowser'>,
): Promise<VirtualUser> {
  const { id: album } = await browser.api.folders.create({ params: { id: '0' }, body: { name: 'Load' } });
  const { id: sid, code } = await browser.api.shares.create({ body: { name: 'Open', folder_id: album } });
  const user = { ...given, browser, album, share: { sid, code }, photos: new Map<string, string>() };
  await upload(user);
  const [first = ''] = user.photos.keys();
  await expectListed(user, first);
  return user;
}
