import { CACHES } from './offlineCaches.ts';

/** Other applications send files to this path (`share_target` in manifest.webmanifest). */
export const SHARE_TARGET = '/share-target';
/** The field of the form that contains them. */
export const SHARE_FIELD = 'files';

/** Limits of one share: the browser keeps it twice, and it is shown before it is uploaded. */
const MOST_FILES = 100;
const MOST_BYTES = 1_073_741_824;

const NAME_HEADER = 'x-file-name';

/** Where the files of one share are kept until the server has said where they come from. */
const pathOf = (share: string, index: number) => `${SHARE_TARGET}/${share}/${index}`;
const isOf = (share: string) => (request: Request) =>
  new URL(request.url).pathname.startsWith(`${SHARE_TARGET}/${share}/`);

/**
 * Keeps files until it is known who sent them; resolves to the share's name. Throws where they are none, too many or
 * too large, or the device is full.
 */
export async function keepOfferedFiles(files: readonly File[]): Promise<string> {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (files.length === 0 || files.length > MOST_FILES || bytes > MOST_BYTES)
    throw new RangeError(
      `A share holds 1 to ${MOST_FILES} files and ${MOST_BYTES} bytes, not ${files.length} and ${bytes}`,
    );
  const share = crypto.randomUUID();
  const cache = await caches.open(CACHES.offeredFiles);
  const keep = (file: File, index: number) => {
    const headers = { 'content-type': file.type, [NAME_HEADER]: encodeURIComponent(file.name) };
    return cache.put(pathOf(share, index), new Response(file, { headers }));
  };
  await Promise.all(files.map(keep)).catch(async (error: unknown) => {
    await dropOfferedFiles(share);
    throw error;
  });
  return share;
}

/** Deletes the files of one share; those of others stay. */
export async function dropOfferedFiles(share: string): Promise<void> {
  const cache = await caches.open(CACHES.offeredFiles);
  const own = (await cache.keys()).filter(isOf(share));
  await Promise.all(own.map((request) => cache.delete(request)));
}

/** Gives the files of one share to the page that uploads them; false without any. */
export async function acceptOfferedFiles(share: string): Promise<boolean> {
  const offered = await caches.open(CACHES.offeredFiles);
  const own = (await offered.keys()).filter(isOf(share));
  if (own.length === 0) return false;
  const shared = await caches.open(CACHES.sharedFiles);
  for (const request of own) {
    const response = await offered.match(request);
    if (response) await shared.put(request, response);
  }
  await dropOfferedFiles(share);
  return true;
}

/** Returns the files that another application has shared, once. */
export async function takeSharedFiles(): Promise<File[]> {
  if (!('caches' in globalThis) || !(await caches.has(CACHES.sharedFiles))) return [];
  const cache = await caches.open(CACHES.sharedFiles);
  const requests = await cache.keys();
  const read = async (request: Request) => {
    const response = await cache.match(request);
    if (!response) return [];
    const name = decodeURIComponent(response.headers.get(NAME_HEADER) ?? '');
    return [new File([await response.blob()], name, { type: response.headers.get('content-type') ?? '' })];
  };
  const files = await Promise.all(requests.map(read));
  await caches.delete(CACHES.sharedFiles);
  return files.flat();
}
