import { createApiClient } from '@xiangji/api-client';
import { checkReply } from '@xiangji/api-client/contract';
import { fetchWithFirstReplies } from './app/firstReplies.ts';
import { askToSignIn } from './app/session/sessionLost.ts';
import { windowWidth } from './shared/api/windowWidth.ts';
import { currentLocale } from './shared/locale/currentLocale.ts';

/** Pictures are asked for in WebP unless the browser cannot show it; every browser that runs this bundle can. */
const SHOWS_WEBP = true;

/** The one client of the web application. */
export const api = createApiClient({
  fetch: fetchWithFirstReplies(),
  locale: currentLocale,
  clientWidth: () => windowWidth() * window.devicePixelRatio,
  webp: () => SHOWS_WEBP,
  onSessionLost: askToSignIn,
  // The server answers by the same contract; schemas are for those who change either, not for those who look at photos.
  ...(import.meta.env.DEV && { check: checkReply }),
});
