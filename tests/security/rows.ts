import { ERROR_CODES as E, UPLOAD_FIELDS } from '@xiangji/api-client/contract';
import type { Browser } from '../../apps/server/test/browser.ts';
import type { LibraryIds } from './accounts.ts';
import type { CallName, Input } from './actors.ts';

/** The actor of a request, and its subject. */
export interface Asked {
  /** Ids in the request: the owner's, or ids that do not exist. */
  ids: LibraryIds;
  /** Ids of the requesting account's own library; ids that do not exist where it has none. */
  mine: LibraryIds;
  /** A new text for every request. */
  fresh: string;
  picture: Blob;
  encrypt: Browser['api']['encrypt'];
  uploadToken: () => Promise<string>;
}

interface Row {
  /** Valid requests of the owner; each is made by every actor. */
  asks: (asked: Asked) => Promise<Input[]> | Input[];
  /** The reply to the owner; success unless given. */
  owner?: number;
}

const PASSWORD = 'secret-密码';
const NOBODY = 'nobody@example.com';
const encrypted = async ({ encrypt }: Asked, fields: Record<string, string>) => [
  { body: { auth: await encrypt(fields) } },
];
const one: Row = { asks: () => [{}] };
const setting = (value: unknown): Row => ({ asks: () => [{ body: { value } }] });
const byId = (name: keyof LibraryIds): Row => ({ asks: ({ ids }) => [{ params: { id: ids[name] } }] });
const form = async (asked: Asked, folder?: string): Promise<[{ form: Record<string, string | Blob> }]> => [
  {
    form: {
      [UPLOAD_FIELDS.TOKEN]: await asked.uploadToken(),
      ...(folder && { [UPLOAD_FIELDS.FOLDER]: folder }),
      [UPLOAD_FIELDS.RECT]: '0,0,40,40',
      [UPLOAD_FIELDS.FILE]: asked.picture,
    },
  },
];
/** The beginning of a file, and the question how much of it has arrived. */
const inParts = async (asked: Asked): Promise<Input[]> => {
  const [{ form: whole }] = await form(asked, asked.ids.album);
  const { [UPLOAD_FIELDS.FILE]: _, ...fields } = whole;
  const part = {
    ...fields,
    [UPLOAD_FIELDS.SHA256]: 'b'.repeat(64),
    [UPLOAD_FIELDS.SIZE]: '99999',
    [UPLOAD_FIELDS.OFFSET]: '0',
  };
  const [first, question] = [asked.picture, new Blob()].map((file) => ({
    form: { ...part, [UPLOAD_FIELDS.FILE]: file },
  }));
  return first && question ? [first, question] : [];
};
const inShare =
  (rest: (asked: Asked) => Omit<Input, 'params'> & { params?: Record<string, string> }): Row['asks'] =>
  (asked) => {
    const { params, ...input } = rest(asked);
    return [{ ...input, params: { sid: asked.ids.share, ...params } }];
  };
const change = (body: unknown): Row => ({ asks: ({ ids }) => [{ params: { id: ids.share }, body }] });

const account = {
  'account.config': one,
  'account.get': one,
  'account.uploadToken': one,
  'account.size': one,
  'account.overview': one,
  'account.overviewHistory': one,
  'account.security': one,
  'account.sessions': one,
  'account.endSession': byId('session'),
  'account.endOtherSessions': one,
  'account.preference': one,
  'account.setTimezone': setting(-480),
  'account.setFolderOrder': setting(1),
  'account.setFileOrder': setting(1),
  'account.setLanguage': setting('en'),
  'account.invitations': one,
  'account.setName': { asks: () => [{ body: { name: 'N' } }] },
  'account.setIntro': { asks: () => [{ body: { intro: 'I' } }] },
  'account.setAvatar': one,
  'account.setPassword': { asks: (asked) => encrypted(asked, { password: PASSWORD, passold: PASSWORD }) },
  'account.checkPassword': { asks: (asked) => encrypted(asked, { password: PASSWORD }) },
  'account.remove': { asks: (asked) => encrypted(asked, { password: PASSWORD }) },
  'account.exportAll': { asks: (asked) => encrypted(asked, { password: PASSWORD }) },
  'account.keep': one,
  'activity.feedback': one,
  'activity.claim': { ...one, owner: E.ILLEGAL_REQUEST },
  'notice.get': one,
} satisfies Partial<Record<CallName, Row>>;

const auth = {
  'auth.key': one,
  'auth.signIn': {
    asks: (asked) => encrypted(asked, { email: NOBODY, password: PASSWORD }),
    owner: E.EMAIL_NOT_REGISTERED,
  },
  'auth.signUpCode': { asks: (asked) => encrypted(asked, { email: `${asked.fresh}@example.com` }) },
  'auth.signUp': {
    asks: (asked) => encrypted(asked, { email: NOBODY, password: PASSWORD, code: '000000' }),
    owner: E.CODE_WRONG,
  },
  'auth.passwordCode': {
    asks: (asked) => encrypted(asked, { email: NOBODY }),
    owner: E.EMAIL_NOT_REGISTERED,
  },
  'auth.passwordLink': {
    asks: (asked) => encrypted(asked, { link: 'unknown.secret', password: PASSWORD }),
    owner: E.CODE_WRONG,
  },
  'auth.password': {
    asks: (asked) => encrypted(asked, { email: NOBODY, password: PASSWORD, code: '000000' }),
    owner: E.EMAIL_NOT_REGISTERED,
  },
} satisfies Partial<Record<CallName, Row>>;

const search = {
  'search.list': { asks: ({ ids }) => [{ query: { q: '照片', pid: ids.album, axis: '1', info: '1' } }] },
  'search.suggest': { asks: () => [{ query: { q: '照片' } }] },
  'search.place': { asks: () => [{ params: { id: 'CN' } }] },
} satisfies Partial<Record<CallName, Row>>;

const VIEW = { west: '-180', south: '-85', east: '180', north: '85', zoom: '2' };
const map = {
  'map.clusters': { asks: () => [{ query: VIEW }] },
  'map.list': { asks: () => [{ query: { ...VIEW, count: '10' } }] },
} satisfies Partial<Record<CallName, Row>>;

const similar = {
  'similar.list': one,
  'similar.dismiss': { asks: ({ ids }) => [{ params: { id: ids.photo }, body: { dismissed: true } }] },
} satisfies Partial<Record<CallName, Row>>;

const files = {
  'files.list': {
    asks: ({ ids }) => [{ query: { pid: ids.album, axis: '1', info: '1' } }],
  },
  'files.get': { asks: ({ ids }) => [{ params: { id: ids.photo }, query: { more: '1' } }] },
  'files.download': byId('photo'),
  'files.zip': { asks: ({ ids }) => [{ body: { ids: [ids.photo, ids.photo2] } }] },
  'files.order': { asks: () => [{ body: { order: 2 } }] },
  'files.undo': { asks: ({ ids }) => [{ body: { undo: ids.undo } }] },
  'files.rename': { asks: ({ ids }) => [{ body: { ids: [ids.photo], name: 'Renamed' } }] },
  'files.favorite': { asks: ({ ids }) => [{ body: { ids: [ids.photo], favorite: true } }] },
  'files.rotate': { asks: ({ ids }) => [{ body: { ids: [ids.photo], rotate: 90 } }] },
  'files.date': {
    asks: ({ ids }) => [
      { body: { ids: [ids.photo], change: { mode: 'RELATIVE', shift: 60 }, preview: true } },
      { body: { ids: [ids.photo], change: { mode: 'RELATIVE', shift: 60 } } },
    ],
  },
  'files.move': {
    asks: ({ ids, mine }) => [
      { params: { pid: ids.album2 }, body: { ids: [mine.photo] } },
      { params: { pid: mine.album }, body: { ids: [ids.photo] } },
    ],
  },
  'files.remove': { asks: ({ ids }) => [{ body: { ids: [ids.gone] } }] },
} satisfies Partial<Record<CallName, Row>>;

const folders = {
  'folders.list': one,
  'folders.children': byId('set'),
  'folders.childList': byId('set'),
  'folders.create': {
    asks: ({ ids }) => [{ params: { id: ids.set }, body: { name: 'New' } }],
  },
  'folders.manage': {
    asks: ({ ids, mine }) => [
      { body: { update: { [ids.album]: { name: 'Managed' } } } },
      { body: { move: { [mine.spareAlbum]: ids.set } } },
      { body: { move: { [ids.spareAlbum]: '0' } } },
      { body: { sort: [ids.album] } },
    ],
  },
  'folders.info': { asks: ({ ids }) => [{ params: { id: ids.album }, body: { name: 'Told' } }] },
  'folders.listOrder': { asks: () => [{ body: { order: 1 } }] },
  'folders.order': { asks: ({ ids }) => [{ params: { id: ids.album }, body: { order: 2 } }] },
  'folders.coverToken': { asks: ({ ids }) => [{ body: { id: ids.album } }] },
  'folders.coverFrom': {
    asks: ({ ids, mine }) => [
      { params: { id: ids.album, fileId: mine.photo } },
      { params: { id: mine.album, fileId: ids.photo } },
    ],
  },
  'folders.crop': { asks: ({ ids }) => [{ body: { id: ids.album, crop: null } }] },
  'folders.to': {
    asks: ({ ids, mine }) => [
      { params: { id: mine.spareAlbum, target: ids.set } },
      { params: { id: ids.spareAlbum, target: '0' } },
    ],
  },
  'folders.remove': byId('spareAlbum'),
} satisfies Partial<Record<CallName, Row>>;

const shares = {
  'shares.list': one,
  'shares.get': byId('share'),
  'shares.create': {
    asks: ({ ids }) => [
      { body: { name: 'S', folder_id: ids.album } },
      { body: { name: 'S', file_ids: [ids.photo] } },
    ],
  },
  'shares.add': {
    asks: ({ ids, mine }) => [
      { params: { id: ids.share }, body: { file_ids: [mine.photo2] } },
      { params: { id: mine.share }, body: { file_ids: [ids.photo2] } },
    ],
  },
  'shares.setName': change({ name: 'S' }),
  'shares.setTime': change({ time: 30 }),
  'shares.setType': change({ type: 'private' }),
  'shares.setExif': change({ value: false }),
  'shares.removeFiles': { asks: ({ ids }) => [{ params: { id: ids.share }, body: { ids: [ids.photo2] } }] },
  'shares.remove': byId('spareShare'),
  'shares.restore': byId('spareShare'),
  'shares.resetCode': byId('spareShare'),
  'publicShare.auth': {
    asks: (asked) => encrypted(asked, { sid: 'nothing', code: '2222' }),
    owner: E.SHARE_INVALID,
  },
  'publicShare.get': { asks: inShare(() => ({})) },
  'publicShare.files': { asks: inShare(() => ({ query: { axis: '1', info: '1' } })) },
  'publicShare.file': {
    asks: inShare(({ ids }) => ({ params: { fid: ids.photo }, query: { more: '1' } })),
  },
  'publicShare.download': { asks: inShare(({ ids }) => ({ params: { fid: ids.photo } })) },
  'publicShare.save': { asks: inShare(({ mine }) => ({ params: { pid: mine.album2 }, body: {} })) },
} satisfies Partial<Record<CallName, Row>>;

const rest = {
  'recycle.list': one,
  'recycle.restore': {
    asks: ({ ids, mine }) => [
      { params: { pid: mine.album }, body: { ids: [ids.bin1] } },
      { params: { pid: ids.album }, body: { ids: [mine.bin2] } },
    ],
  },
  'recycle.back': { asks: ({ ids }) => [{ body: { ids: [ids.bin3] } }] },
  'recycle.remove': {
    asks: async ({ ids, encrypt }) => [
      { body: { ids: [ids.gone], password: await encrypt({ password: PASSWORD }) } },
    ],
  },
  'trades.get': { asks: ({ ids }) => [{ query: { order_id: ids.order } }] },
  'trades.create': { asks: ({ ids }) => [{ body: { order_id: ids.order } }] },
  'trades.check': { asks: ({ ids }) => [{ body: { trade_id: ids.trade } }] },
  'trades.qrcode': { asks: ({ ids }) => [{ body: { trade_id: ids.trade } }] },
  'trades.orders': one,
  'trades.order': byId('order'),
  'vip.get': one,
  'vip.history': one,
  'uploads.photo': { asks: (asked) => form(asked, asked.ids.album) },
  'uploads.part': { asks: (asked) => inParts(asked) },
  'uploads.check': {
    asks: ({ ids }) => [{ body: { pid: ids.album, files: [{ sha256: 'a'.repeat(64), size: 9 }] } }],
  },
  'uploads.find': { asks: () => [{ body: { hashes: ['a'.repeat(64)] } }] },
  'uploads.cover': { asks: (asked) => form(asked, asked.ids.album) },
  'uploads.avatar': { asks: (asked) => form(asked) },
  'auth.signOut': one,
} satisfies Partial<Record<CallName, Row>>;

/** A row for every call, in the order in which the owner makes them. */
export const ROWS: Record<CallName, Row> = {
  ...auth,
  ...account,
  ...folders,
  ...similar,
  ...files,
  ...map,
  ...search,
  ...shares,
  ...rest,
};
