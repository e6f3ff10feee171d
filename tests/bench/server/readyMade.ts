import Fastify from 'fastify';

/** A server that always sends the same bytes: the cost of HTTP alone. */
export async function readyMade(text: string) {
  const app = Fastify();
  app.get('/*', (_, reply) => reply.type('application/json; charset=utf-8').send(text));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: Number(new URL(origin).port), close: () => app.close() };
}
