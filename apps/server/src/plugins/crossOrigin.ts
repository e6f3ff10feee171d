import cors from '@fastify/cors';
import { HEADERS, UPLOAD_PATHS } from '@xiangji/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

/** How long a browser keeps the answer to a preflight, seconds. */
const PREFLIGHT_SECONDS = 86_400;
const PATHS: ReadonlySet<string> = new Set(Object.values(UPLOAD_PATHS));

/**
 * Lets pages of `PUBLIC_URL` upload where uploads go to another origin (`UPLOAD_DOMAIN`). Uploads are authorised by a token,
 * so no cookie is sent; other calls and other origins stay refused.
 */
export async function installUploadOrigin(
  app: FastifyInstance,
  { upload, publicUrl }: Pick<Settings, 'upload' | 'publicUrl'>,
): Promise<void> {
  if (upload.domain === '' || publicUrl === undefined) return;
  const { origin } = new URL(publicUrl);
  await app.register(cors, {
    delegator: ({ url }, done) => {
      const isUpload = PATHS.has(url.split('?', 1)[0] ?? '');
      done(null, {
        origin: isUpload && origin,
        methods: ['POST'],
        allowedHeaders: [HEADERS.CLIENT_WEBP, 'accept-language', 'content-type'],
        maxAge: PREFLIGHT_SECONDS,
      });
    },
  });
}
