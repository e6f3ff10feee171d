import type { FastifyInstance, FastifyReply } from 'fastify';

/** Other applications send files to this path (`share_target` of the web's manifest.webmanifest). */
const PATH = '/share-target';
/** The browser opens the page of a redirect with GET. */
const SEE_OTHER = 303;

/** Senders that may put files into the upload: the system's share sheet, which is no page, and the product itself. */
const SENDERS = new Set(['none', 'same-origin']);
const ACCEPTED = 204;
const FOREIGN = 403;

/**
 * Answers files that another application shares while no service worker takes them: the page of this path says that
 * they were not received. Nothing is stored, since the form has neither a token nor an album, and nothing is read but
 * the bytes that a connection drains after each reply (`limitBodies`).
 */
export function installShareTarget(app: FastifyInstance): void {
  const toPage = (reply: FastifyReply) => reply.redirect(PATH, SEE_OTHER);
  const options = { schema: { hide: true }, config: { csrf: false as const } };
  // Shared files are longer than the route allows; a person reads its page, and no envelope.
  app.post(PATH, { ...options, errorHandler: (_error, _request, reply) => toPage(reply) }, async (_, reply) =>
    toPage(reply),
  );
  // The service worker holds the files and asks who sent them: only the server sees the header in which the browser says it.
  app.get(
    `${PATH}/:share`,
    { schema: { hide: true }, config: { sessionless: true } },
    async ({ headers }, reply) => {
      const isAccepted = SENDERS.has(String(headers['sec-fetch-site']));
      return reply
        .code(isAccepted ? ACCEPTED : FOREIGN)
        .header('cache-control', 'no-store')
        .send();
    },
  );
}
