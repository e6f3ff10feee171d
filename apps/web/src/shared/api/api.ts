import { type ApiClient, type ApiClientOptions, createApiClient } from '@xiangji/api-client';
import { checkReply } from '@xiangji/api-client/contract';
import { windowWidth } from './windowWidth.ts';

/**
 * Pictures are requested in WebP unless the browser cannot show it; every browser that runs this bundle can.
 */
const SHOWS_WEBP = true;

/** The one client of the web application, from `connectApi` on. */
export let api: ApiClient;

/** Creates the client. Called once, before the first call. */
export function connectApi(options: Pick<ApiClientOptions, 'fetch' | 'locale' | 'onSessionLost'>): void {
  api = createApiClient({
    ...options,
    clientWidth: () => windowWidth() * window.devicePixelRatio,
    webp: () => SHOWS_WEBP,
    // The server replies by the same contract; validating replies is for development, not for visitors.
    ...(import.meta.env.DEV && { check: checkReply }),
  });
}
