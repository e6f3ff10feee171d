import type { FastifyInstance } from 'fastify';

/** How often finished connections are looked for while the server stops, ms. */
const SWEEP_MS = 50;

/**
 * While the server stops, each connection ends with its reply in progress: replies carry `Connection: close`, and a
 * connection whose reply began earlier is closed soon after it. Otherwise a keep-alive client would keep the process
 * alive.
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
