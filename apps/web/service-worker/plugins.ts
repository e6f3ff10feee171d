import { ERROR_CODES, SUCCESS_CODE } from '@xiangji/api-client/error-codes';
import type { WorkboxPlugin } from 'workbox-core';
import { dropOfflineCopies, KEPT_SECONDS } from '../src/shared/offline/offlineCaches.ts';

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

/** Deletes the account's copies at the first answer that says that its session is gone, wherever it was ended. */
export const forgetEndedSession: WorkboxPlugin = {
  async fetchDidSucceed({ response }) {
    if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
    const [code] = (await response.clone().json()) as [number];
    if (code === ERROR_CODES.NOT_SIGNED_IN) await dropOfflineCopies();
    return response;
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

const MS_PER_SECOND = 1_000;

function isRecent(response: Response): boolean {
  const made = Date.parse(response.headers.get('date') ?? '');
  return Date.now() - made < KEPT_SECONDS * MS_PER_SECOND;
}

/** Shows the start page in place of a page that was never loaded. */
export function orStartPage(cacheName: string): WorkboxPlugin {
  return {
    async handlerDidError() {
      const page = await caches.match('/', { cacheName });
      return page && isRecent(page) ? page : undefined;
    },
  };
}
