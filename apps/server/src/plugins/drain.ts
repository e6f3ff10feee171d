import type { FastifyInstance } from 'fastify';

/**
 * While the server stops, each connection ends with the reply that is under way: replies say so, and a connection whose
 * reply began before the stop is closed when the reply is sent. Otherwise a keep-alive client would hold the process.
 */
export function installDrain(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
  app.server.on('request', (_request, response) => {
    response.once('close', () => {
      if (isStopping) app.server.closeIdleConnections();
    });
  });
}
