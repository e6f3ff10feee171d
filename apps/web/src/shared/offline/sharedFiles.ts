import { CACHES } from './offlineCaches.ts';

/** Other applications send files to this path (`share_target` in manifest.webmanifest). */
export const SHARE_TARGET = '/share-target';
/** The field of the form that contains them. */
export const SHARE_FIELD = 'files';

const NAME_HEADER = 'x-file-name';

/** Keeps files for the page that uploads them. */
export async function keepSharedFiles(files: readonly File[]): Promise<void> {
  await caches.delete(CACHES.sharedFiles);
  const cache = await caches.open(CACHES.sharedFiles);
  const keep = (file: File, index: number) => {
    const headers = { 'content-type': file.type, [NAME_HEADER]: encodeURIComponent(file.name) };
    return cache.put(`${SHARE_TARGET}/${index}`, new Response(file, { headers }));
  };
  await Promise.all(files.map(keep));
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
