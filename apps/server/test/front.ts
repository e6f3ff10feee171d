import { createServer, request } from 'node:http';

/** One address before several servers: each request goes to the next of them. Stop it after use. */
export async function startFront(origins: readonly string[], port = 0) {
  let turn = 0;
  const server = createServer((incoming, answer) => {
    const origin = origins[turn % origins.length];
    turn += 1;
    const { method, headers } = incoming;
    const passed = request(`${origin}${incoming.url}`, { method, headers, agent: false }, (reply) => {
      answer.writeHead(reply.statusCode ?? 0, reply.headers);
      reply.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    incoming.pipe(passed);
  });
  // Longer than any client keeps an idle connection: none of its requests meets one that is being closed.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type Front = Awaited<ReturnType<typeof startFront>>;
