import type { FastifyInstance, FastifyReply } from 'fastify';

/** Other applications send files to this path (`share_target` of the web's manifest.webmanifest). */
const PATH = '/share-target';
/** The browser opens the page of a redirect with GET. */
const SEE_OTHER = 303;

/**
 * Answers files that another application shares while no service worker takes them: the page of this path says that
 * they were not received. Nothing is stored, since the form has neither a token nor an album, and nothing is read but
 * what the connection drains after each reply (`limitBodies`).
 */
export function installShareTarget(app: FastifyInstance): void {
  const toPage = (reply: FastifyReply) => reply.redirect(PATH, SEE_OTHER);
  const options = { schema: { hide: true }, config: { csrf: false as const } };
  // Shared files are longer than the route allows; a person reads its page, and no envelope.
  app.post(PATH, { ...options, errorHandler: (_error, _request, reply) => toPage(reply) }, async (_, reply) =>
    toPage(reply),
  );
}
