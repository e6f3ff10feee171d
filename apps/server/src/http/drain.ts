import type { FastifyInstance } from 'fastify';

/** How often connections whose reply has been sent are looked for while the server stops, ms. */
const SWEEP_MS = 50;

/**
 * While the server stops, each connection ends with the reply that is under way: replies say so, and a connection whose
 * reply began before the stop is closed soon after it. Otherwise a keep-alive client would hold the process.
 */
export function installDrain(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS).unref();
    app.server.once('close', () => clearInterval(sweep));
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done();
  });
}
