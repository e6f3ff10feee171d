import { SUCCESS_CODE } from '@xiangji/api-client/error-codes';
import type { WorkboxPlugin } from 'workbox-core';

const HTTP_OK = 200;

/** Keeps no page that is an error or a redirect. */
export const onlySuccess: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === HTTP_OK ? response : null),
};

/** Keeps no refusal: the envelope `[code, message, data]` of one also comes with the status 200. */
export const onlyAnswers: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== HTTP_OK) return null;
    const [code] = (await response.clone().json()) as [number];
    return code === SUCCESS_CODE ? response : null;
  },
};

/** Does not write the same picture again each time that it is shown. */
export const onlyChanged: WorkboxPlugin = {
  // A page that still has the picture asks whether it has changed: the answer to that contains no picture.
  requestWillFetch: async ({ request }) => new Request(request.url, { signal: request.signal }),
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status !== HTTP_OK) return null;
    const kept = await caches.match(request);
    const isSame = kept?.headers.get('etag') === response.headers.get('etag');
    return kept && isSame ? null : response;
  },
};

/** Shows the start page in place of a page that was never loaded. */
export function orStartPage(cacheName: string): WorkboxPlugin {
  return { handlerDidError: () => caches.match('/', { cacheName }) };
}
