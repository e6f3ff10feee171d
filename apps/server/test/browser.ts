import { hash } from 'node:crypto';
import { createApiClient } from '@xiangji/api-client';
import { checkReply, UPLOAD_FIELDS } from '@xiangji/api-client/contract';

export interface PartOfFile {
  bytes: Uint8Array<ArrayBuffer>;
  offset: number;
  end: number;
  /** Of the whole file, unless another one is claimed. */
  sha256?: string;
}

export type PartAnswer = [
  number,
  string,
  { offset: number; file: { id: string; pid: string; duplicate: boolean } | null } | null,
];

/**
 * A browser of one user: keeps cookies, calls one server, with headers of its own if given, through `send`.
 */
export function createBrowser(
  origin: string,
  headers: Record<string, string> = {},
  send: (request: Request) => Promise<Response> = fetch,
) {
  const jar = new Map<string, string>();
  const browse: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('cookie', Array.from(jar, ([name, value]) => `${name}=${value}`).join('; '));
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    const response = await send(request);
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  const api = createApiClient({ baseUrl: origin, fetch: browse, locale: () => 'en', check: checkReply });

  /** Sends a cover or an avatar as the web does; returns the raw envelope. */
  async function uploadImage(
    path: string,
    given: { bytes: Uint8Array<ArrayBuffer>; folderId?: string; rect?: string },
  ): Promise<[number, string, { file: { cover?: { path: string }; avatar?: string } } | null]> {
    const form = new FormData();
    form.set(UPLOAD_FIELDS.TOKEN, (await api.account.uploadToken()).upload_token);
    if (given.folderId) form.set(UPLOAD_FIELDS.FOLDER, given.folderId);
    if (given.rect) form.set(UPLOAD_FIELDS.RECT, given.rect);
    form.set(UPLOAD_FIELDS.FILE, new Blob([given.bytes]), 'blob');
    const response = await browse(origin + path, { method: 'POST', body: form });
    return response.json() as ReturnType<typeof uploadImage>;
  }

  /** Sends one file as the web does; returns the raw envelope. */
  async function upload(
    folderId: string,
    file: {
      bytes: Uint8Array<ArrayBuffer>;
      name: string;
      modified?: number;
      sidecar?: unknown;
      poster?: Uint8Array<ArrayBuffer>;
    },
    token?: string,
  ): Promise<[number, string, { file: { id: string; duplicate: boolean } } | null]> {
    const form = new FormData();
    form.set(UPLOAD_FIELDS.TOKEN, token ?? (await api.account.uploadToken()).upload_token);
    form.set(UPLOAD_FIELDS.FOLDER, folderId);
    form.set(UPLOAD_FIELDS.ROUND, 'test');
    form.set(UPLOAD_FIELDS.NAME, file.name);
    if (file.modified) form.set(UPLOAD_FIELDS.MODIFIED, String(file.modified));
    if (file.sidecar) form.set(UPLOAD_FIELDS.SIDECAR, JSON.stringify(file.sidecar));
    if (file.poster) form.set(UPLOAD_FIELDS.POSTER, new Blob([file.poster]), 'poster');
    form.set(UPLOAD_FIELDS.FILE, new Blob([file.bytes]), 'blob');
    const response = await browse(`${origin}/upload/photo`, { method: 'POST', body: form });
    return response.json() as Promise<[number, string, { file: { id: string; duplicate: boolean } } | null]>;
  }

  /** Sends the bytes from `offset` to `end` of a file in parts; returns the raw envelope. */
  async function uploadPart(
    folderId: string,
    { bytes, sha256 = hash('sha256', bytes), ...part }: PartOfFile,
    token?: string,
  ): Promise<PartAnswer> {
    const fields = {
      [UPLOAD_FIELDS.TOKEN]: token ?? (await api.account.uploadToken()).upload_token,
      [UPLOAD_FIELDS.FOLDER]: folderId,
      [UPLOAD_FIELDS.ROUND]: 'round',
      [UPLOAD_FIELDS.NAME]: '照片.jpg',
      [UPLOAD_FIELDS.SHA256]: sha256,
      [UPLOAD_FIELDS.SIZE]: String(bytes.length),
      [UPLOAD_FIELDS.OFFSET]: String(part.offset),
    };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set(UPLOAD_FIELDS.FILE, new Blob([bytes.subarray(part.offset, part.end)]), 'blob');
    const response = await browse(`${origin}/upload/part`, { method: 'POST', body: form });
    return response.json() as Promise<PartAnswer>;
  }

  return { api, browse, upload, uploadPart, uploadImage, origin, jar };
}

export type Browser = ReturnType<typeof createBrowser>;

/**
 * Sign-up at a server without `MAIL_URL`: `mails` collects the lines that it prints, which contain the codes.
 */
export function peopleOf(origin: string, mails: readonly string[]) {
  /** The newest code that was mailed to an address. */
  const mailedCode = (email: string): string => {
    const mail = mails.findLast((line) => line.includes(`Mail to ${email}:`));
    return /\b(\d{6}|\d{8})\b/.exec(mail ?? '')?.[1] ?? '';
  };

  /** A new person, signed in. */
  async function join(
    email: string,
    password = 'secret-密码',
    browser = createBrowser(origin),
  ): Promise<Browser> {
    await browser.api.requestSignUpCode({ email });
    await browser.api.signUp({ email, password, code: mailedCode(email) });
    return browser;
  }

  return { mailedCode, join };
}
