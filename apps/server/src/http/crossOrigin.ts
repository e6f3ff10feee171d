import cors, { type FastifyCorsOptions } from '@fastify/cors';
import { HEADERS, UPLOAD_PATHS } from '@xiangji/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.ts';

/** How long a browser keeps the answer to a preflight, seconds. */
const PREFLIGHT_SECONDS = 86_400;
const UPLOADS: ReadonlySet<string> = new Set(Object.values(UPLOAD_PATHS));
const CALLS = ['/api/', '/oapi/'];

/**
 * Allows requests from other origins. Pages of `CORS_ORIGINS` may make every call with the cookies that a browser
 * sends to the same site. Pages of `PUBLIC_URL` may upload to `UPLOAD_DOMAIN`: a token authorises that, so no cookie
 * is sent. Other origins, and media, are refused.
 */
export async function installCrossOrigin(
  app: FastifyInstance,
  { upload, publicUrl, corsOrigins }: Pick<Settings, 'upload' | 'publicUrl' | 'corsOrigins'>,
): Promise<void> {
  const uploader = upload.domain !== '' && publicUrl !== undefined ? new URL(publicUrl).origin : undefined;
  if (uploader === undefined && corsOrigins.length === 0) return;

  function optionsFor(path: string, origin: string | undefined): FastifyCorsOptions {
    const isUpload = UPLOADS.has(path);
    if (isUpload && origin !== undefined && origin === uploader) return { origin, methods: ['POST'] };
    const isCall = isUpload || CALLS.some((start) => path.startsWith(start));
    if (!isCall || origin === undefined || !corsOrigins.includes(origin)) return { origin: false };
    return { origin, credentials: true, methods: ['GET', 'POST', 'PUT', 'DELETE'] };
  }

  await app.register(cors, {
    delegator: ({ url, headers }, done) => {
      done(null, {
        ...optionsFor(url.split('?', 1)[0] ?? '', headers.origin),
        allowedHeaders: [...Object.values(HEADERS), 'accept-language', 'content-type'],
        exposedHeaders: ['retry-after'],
        maxAge: PREFLIGHT_SECONDS,
      });
    },
  });
}
