import { hash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApiClient } from '@xiangji/api-client';
import { checkReply, UPLOAD_FIELDS } from '@xiangji/api-client/contract';
import pg from 'pg';
import { inject } from 'vitest';
import { type AppOptions, createApp } from '../src/app.ts';
import type { Jobs } from '../src/jobs/createJobs.ts';
import { readSettings } from '../src/settings/settings.ts';
import { keepSealingKey } from './sealingKey.ts';

export const BACKENDS = ['sqlite', 'postgres'] as const;
export type Backend = (typeof BACKENDS)[number];

let databases = 0;

async function databaseUrl(backend: Backend, folder: string): Promise<string> {
  if (backend === 'sqlite') return `sqlite:${join(folder, 'test.db')}`;
  const server = inject('postgresUrl');
  databases += 1;
  const name = `t_${process.pid}_${databases}_${Date.now()}`;
  const admin = new pg.Client({ connectionString: `${server}postgres` });
  await admin.connect();
  await admin.query(`create database ${name} template ${inject('postgresTemplate')}`);
  await admin.end();
  return server + name;
}

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

/** A browser of one person: keeps cookies, speaks to one server, with headers of its own if given. */
export function createBrowser(origin: string, headers: Record<string, string> = {}) {
  const jar = new Map<string, string>();
  const browse: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('cookie', Array.from(jar, ([name, value]) => `${name}=${value}`).join('; '));
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    const response = await fetch(request);
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  const api = createApiClient({ baseUrl: origin, fetch: browse, locale: () => 'en', check: checkReply });

  /** Sends a cover or an avatar as the web does; gives the raw envelope. */
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

  /** Sends one file as the web does; gives the raw envelope. */
  async function upload(
    folderId: string,
    file: { bytes: Uint8Array<ArrayBuffer>; name: string; poster?: Uint8Array<ArrayBuffer> },
    token?: string,
  ): Promise<[number, string, { file: { id: string; duplicate: boolean } } | null]> {
    const form = new FormData();
    form.set(UPLOAD_FIELDS.TOKEN, token ?? (await api.account.uploadToken()).upload_token);
    form.set(UPLOAD_FIELDS.FOLDER, folderId);
    form.set(UPLOAD_FIELDS.ROUND, 'test');
    form.set(UPLOAD_FIELDS.NAME, file.name);
    if (file.poster) form.set(UPLOAD_FIELDS.POSTER, new Blob([file.poster]), 'poster');
    form.set(UPLOAD_FIELDS.FILE, new Blob([file.bytes]), 'blob');
    const response = await browse(`${origin}/upload/photo`, { method: 'POST', body: form });
    return response.json() as Promise<[number, string, { file: { id: string; duplicate: boolean } } | null]>;
  }

  /** Sends the bytes from `offset` to `end` of a file that comes in parts; gives the raw envelope. */
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

/** Who can sign up at a server whose embedded mailer prints what `mails` collects. */
export function peopleOf(origin: string, mails: readonly string[]) {
  /** The newest code that was mailed to an address. */
  const mailedCode = (email: string): string => {
    const mail = mails.findLast((line) => line.includes(`Mail to ${email}:`));
    return /\b(\d{6}|\d{8})\b/.exec(mail ?? '')?.[1] ?? '';
  };

  /** A new person, signed in. */
  async function join(email: string, password = 'secret-密码'): Promise<Browser> {
    const browser = createBrowser(origin);
    await browser.api.requestSignUpCode({ email });
    await browser.api.signUp({ email, password, code: mailedCode(email) });
    return browser;
  }

  return { mailedCode, join };
}

/** Settings of a server behind one proxy: the last address of `X-Forwarded-For` is the client's. */
export const BEHIND_PROXY = { TRUST_PROXY: '1', PUBLIC_URL: 'http://photos.example.com' };

/** A whole server on a database and a folder of its own. Stop it after use. */
export async function startServer(
  backend: Backend,
  env: Record<string, string> = {},
  options: Pick<AppOptions, 'now' | 'connectionLimits'> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'xiangji-test-'));
  const settings = readSettings({
    DATA_DIR: folder,
    DATABASE_URL: await databaseUrl(backend, folder),
    LOG_LEVEL: 'silent',
    PORT: '0',
    ...env,
  });
  // PostgreSQL's databases are copies of one that has it.
  if (backend === 'sqlite') await keepSealingKey(settings.databaseUrl);
  const mails: string[] = [];
  const registered: string[] = [];
  let jobs: Jobs | undefined;
  const app = await createApp(settings, {
    ...options,
    validateReplies: true,
    print: (line) => mails.push(line),
    onRoute: (method, url) => registered.push(`${method} ${url}`),
    onJobs: (made) => {
      jobs = made;
    },
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });

  return {
    app,
    origin,
    folder,
    databaseUrl: settings.databaseUrl,
    /** `METHOD /path` of every route. */
    registered,
    mails,
    /** Does what is due by the server's clock; gives the names of what it did. */
    runJobs: async () => (await jobs?.runDue()) ?? [],
    ...peopleOf(origin, mails),
    browser: (headers?: Record<string, string>) => createBrowser(origin, headers),
    async stop() {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startServer>>;
