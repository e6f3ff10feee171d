import { finished } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';

/** Other applications send files to this path (`share_target` of the web's manifest.webmanifest). */
const PATH = '/share-target';
/** The browser opens the page of a redirect with GET. */
const SEE_OTHER = 303;

/**
 * Answers files that another application shares while no service worker takes them: the page of this path says that
 * they were not received. Nothing is stored, since the form has neither a token nor an album.
 */
export function installShareTarget(app: FastifyInstance): void {
  const options = { schema: { hide: true }, config: { csrf: false as const } };
  app.post(PATH, options, async ({ raw }, reply) => {
    // A browser that still sends the files would not see the reply.
    await finished(raw.resume());
    return reply.redirect(PATH, SEE_OTHER);
  });
}
