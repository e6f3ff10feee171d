import { createApiClient } from '@xiangji/api-client';
import { currentLocale } from './app/locale/currentLocale.ts';
import { notifySessionLost } from './app/session/sessionLost.ts';

/** Pictures are asked for in WebP unless the browser cannot show it; every browser that runs this bundle can. */
const SHOWS_WEBP = true;

/** The one client of the web application. */
export const api = createApiClient({
  locale: currentLocale,
  clientWidth: () => window.innerWidth * window.devicePixelRatio,
  webp: () => SHOWS_WEBP,
  onSessionLost: notifySessionLost,
});
