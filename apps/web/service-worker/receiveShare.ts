import {
  acceptOfferedFiles,
  dropOfferedFiles,
  keepOfferedFiles,
  SHARE_FIELD,
  SHARE_TARGET,
} from '../src/shared/offline/sharedFiles.ts';

/** The browser opens the page of a redirect with GET. */
const SEE_OTHER = 303;
/** The origin of a page that hides where it is, and of the system's share, which has no page. */
const NO_ORIGIN = 'null';

const open = (path: string) => Response.redirect(path, SEE_OTHER);

/** Whether another site's page has sent a request, as far as a service worker can see. */
function isForeign({ headers }: Request): boolean {
  const origin = headers.get('origin') ?? NO_ORIGIN;
  return origin !== NO_ORIGIN && origin !== self.location.origin;
}

/**
 * Keeps files that were sent to the share target, and asks the server who sent them: `Sec-Fetch-Site` tells the
 * system's share from a page without an origin, and a service worker does not see it. The redirect keeps it.
 */
export async function receiveShare(request: Request): Promise<Response> {
  if (isForeign(request)) return open(SHARE_TARGET);
  const keep = async () => {
    const form = await request.formData();
    return keepOfferedFiles(form.getAll(SHARE_FIELD).filter((value) => value instanceof File));
  };
  // The page of the path says that nothing was received: the storage of the device may be full.
  return keep().then(
    (share) => open(`${SHARE_TARGET}/${share}`),
    () => open(SHARE_TARGET),
  );
}

/** Shows the files of one share in the upload where the server accepts who sent them, and deletes them otherwise. */
export async function confirmShare(request: Request): Promise<Response> {
  const share = new URL(request.url).pathname.slice(`${SHARE_TARGET}/`.length);
  // Unchanged, or the browser would state this worker as its sender.
  const isAccepted = await fetch(request).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isAccepted && (await acceptOfferedFiles(share))) return open('/');
  await dropOfferedFiles(share);
  return open(SHARE_TARGET);
}
